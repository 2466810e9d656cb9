import assert from 'node:assert/strict';
import { parseJson } from '../../../../engine/core/json/parseJson.ts';
import { filterResponse } from '../../../../engine/core/records/filterResponse.ts';
import { GrowingShape } from '../../../../engine/core/shapes/growingShape.ts';
import { knownPaths } from '../../../../engine/core/shapes/knownPaths.ts';
import { mergeShapes } from '../../../../engine/core/shapes/mergeShapes.ts';
import type { ShapeSchema } from '../../../../engine/core/shapes/shapes.ts';
import { jsonServiceWith } from '../../../../server/service/jsonService.ts';
import { buildModel } from '../../../../server/service/model/buildModel.ts';
import { elementShape } from '../../../../server/service/shapes/elementShape.ts';
import { findFilteredShape } from '../../../../server/service/shapes/findFilteredShape.ts';
import { filterShape, recordShapes } from '../../../../server/service/shapes/recordShapes.ts';
import { documentOf } from '../../../support/cursor.ts';

/** The shape of several values, each written as JSON. */
function shapeOf(...texts: string[]): ShapeSchema {
  const shape = new GrowingShape();
  for (const text of texts) shape.add(parseJson(text));
  return shape.toSchema();
}

function recordsOf(job: string, ...responses: string[]) {
  const document = documentOf(`{"config": {"jobs": [{"endpoint": "a"${job}}]}}`);
  const [first] = buildModel(document, jsonServiceWith({}).parseJSONDocument(document)).jobs;
  assert.ok(first);
  return recordShapes(first, shapeOf(...responses));
}

describe('the shape of a job’s records', () => {
  const found: [title: string, job: string, responses: string[], records: string[]][] = [
    ['a list at dataField', ', "dataField": "d.e"', ['{"d": {"e": [{"x": 1}, {"y": 2}]}}'], ['{"x": 1}', '{"y": 2}']],
    ['a single object at dataField', ', "dataField": "d"', ['{"d": {"x": 1}}'], ['{"x": 1}']],
    ['the whole answer', ', "dataField": "."', ['{"x": 1}'], ['{"x": 1}']],
    ['behind a delimiter', ', "dataField": {"path": "d.e/f", "delimiter": "/"}', ['{"d.e": {"f": [1]}}'], ['1']],
    ['the root where it is a list', '', ['[{"x": 1}]', '[]'], ['{"x": 1}']],
    ['the one list at the root', '', ['{"n": 5, "rows": [{"x": 1}]}'], ['{"x": 1}']],
    ['plain values', '', ['["a", 5]'], ['"a"', '5']],
  ];
  for (const [title, job, responses, records] of found) {
    it(`is that of ${title}`, () => assert.deepEqual(recordsOf(job, ...responses)?.found, shapeOf(...records)));
  }

  const unknown: [title: string, job: string, responses: string[]][] = [
    ['a dataField that leads nowhere', ', "dataField": "x"', ['{"d": []}']],
    ['a dataField behind a list index', ', "dataField": "d.0.e"', ['{"d": [{"e": []}]}']],
    ['a dataField that is no text', ', "dataField": 5', ['{"5": [1]}']],
    ['a dataField that counts as empty', ', "dataField": "0"', ['[[{"x": 1}]]']],
    ['a dataField that is empty', ', "dataField": ""', ['{"d": [1]}']],
    ['a list without elements', ', "dataField": "d"', ['{"d": []}']],
    ['several lists', '', ['{"a": [1], "b": [2]}']],
    ['lists that differ from answer to answer', '', ['{"a": [1]}', '{"b": [2]}']],
    ['answers that are sometimes a list', '', ['{"a": [1]}', '[{"x": 1}]']],
    ['no list', '', ['{"a": 1}']],
    ['null', ', "dataField": "d"', ['{"d": null}']],
    ['a filter that is not one', ', "responseFilter": {"a": 1}', ['[{"x": 1}]']],
  ];
  for (const [title, job, responses] of unknown) {
    it(`is not known from ${title}`, () => assert.equal(recordsOf(job, ...responses), undefined));
  }

  it('has what the filter has made text as text', () => {
    const records = recordsOf(', "responseFilter": ["x", "l[].m"]', '[{"x": {"y": 1}, "l": [{"m": [1], "n": 2}]}]');
    assert.deepEqual(records?.filtered, shapeOf('{"x": "", "l": [{"m": "", "n": 2}]}'));
    assert.deepEqual(records?.found, shapeOf('{"x": {"y": 1}, "l": [{"m": [1], "n": 2}]}'));
  });
});

describe('a filtered shape', () => {
  const record = '{"a": {"b": [{"c": [1, 2], "d": null}], "e": 5}, "f": ["x"], "g.h": {"i": true}}';
  for (const path of ['a', 'a.b', 'a.b[]', 'a.b[].c', 'a.b[].c[]', 'a.b[].d', 'a.e', 'f[]', 'x', 'a.x', 'a.b[].x.y']) {
    it(`is the shape of the record that a run filters by "${path}"`, () => {
      const filtered = filterResponse(parseJson(record), [path], '.');
      const shape = new GrowingShape();
      shape.add(filtered);
      assert.deepEqual(filterShape(shapeOf(record), path, '.'), shape.toSchema());
    });
  }

  const places: [path: string, delimiter: string, found: 'yes' | 'no' | 'unknown'][] = [
    ['a.b[].c', '.', 'yes'],
    ['f[]', '.', 'yes'],
    ['g.h/i', '/', 'yes'],
    ['a.e[]', '.', 'no'],
    ['a.b.c', '.', 'no'],
    ['a.b[].x', '.', 'no'],
    ['a.b[].d.x', '.', 'unknown'],
    ['a.b[].d[]', '.', 'unknown'],
  ];
  for (const [path, delimiter, expected] of places) {
    it(`has "${path}": ${expected}`, () => {
      const found = findFilteredShape(shapeOf(record), path, delimiter);
      assert.equal(typeof found === 'string' ? found : 'yes', expected);
    });
  }
});

describe('mergeShapes', () => {
  const table: [string, string][] = [
    ['{"a": 1, "b": 2}', '{"a": "x", "c": 3}'],
    ['{"a": {"x": 1}}', '{"a": null}'],
    ['[1]', '["x"]'],
    ['{"a": [{"x": 1}]}', '{"a": [{"y": 1}]}'],
    ['5', '{"a": 1}'],
  ];
  for (const [one, other] of table) {
    it(`joins ${one} and ${other} as a shape that saw both`, () => {
      assert.deepEqual(plain(mergeShapes(shapeOf(one), shapeOf(other))), plain(shapeOf(one, other)));
    });
  }

  it('knows that more keys are possible where one side does not know its own', () => {
    assert.equal(mergeShapes(shapeOf('{"a": 1}'), shapeOf('{}')).additionalProperties, true);
  });

  it('is asked by elementShape for a value that is sometimes a list', () => {
    const shape = elementShape(shapeOf('{"x": 1}', '[{"y": 1}]'));
    assert.deepEqual(shape && plain(shape), plain(shapeOf('{"x": 1}', '{"y": 1}')));
  });

  /** One type alone is the same as a list of one. */
  function plain(shape: ShapeSchema): unknown {
    const types = shape.type === undefined ? [] : [shape.type].flat();
    const properties = Object.entries(shape.properties ?? {}).map(([key, each]) => [key, plain(each)]);
    return { types, properties, required: shape.required ?? [], items: shape.items && plain(shape.items) };
  }
});

describe('knownPaths', () => {
  const schema = shapeOf(
    '{"a": {"b": 1, "c": null}, "l": [{"x": 1}], "d.e": 2, "n": null}',
    '{"a": {"b": "x"}, "l": [], "d.e": 2, "n": {"o": 1}}',
  );

  it('tells the types of each path and whether it was always there', () => {
    assert.deepEqual(knownPaths(schema, { delimiter: '.' }), [
      { path: 'a', types: ['object'], isAlways: true },
      { path: 'a.b', types: ['string', 'integer'], isAlways: true },
      { path: 'a.c', types: ['null'], isAlways: false },
      { path: 'l', types: ['array'], isAlways: true },
      { path: 'n', types: ['object', 'null'], isAlways: true },
      { path: 'n.o', types: ['integer'], isAlways: false },
    ]);
  });

  const forms: [string, Parameters<typeof knownPaths>[1], string[]][] = [
    ['with another delimiter', { delimiter: '/' }, ['a', 'a/b', 'a/c', 'l', 'd.e', 'n', 'n/o']],
    ['as single keys', { delimiter: null }, ['a', 'l', 'd.e', 'n']],
    ['into lists', { delimiter: '.', intoLists: true }, ['a', 'a.b', 'a.c', 'l', 'l[]', 'l[].x', 'n', 'n.o']],
  ];
  for (const [title, form, expected] of forms) {
    it(`writes paths ${title}`, () =>
      assert.deepEqual(
        knownPaths(schema, form).map(({ path }) => path),
        expected,
      ));
  }
});
