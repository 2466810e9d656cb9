import assert from 'node:assert/strict';
import { findPath } from '../../../../../engine/core/json/findPath.ts';
import { jsonText } from '../../../../../engine/core/json/jsonText.ts';
import { parseJson } from '../../../../../engine/core/json/parseJson.ts';
import type { JsonValue } from '../../../../../engine/core/json/value.ts';
import { buildPathReader } from '../../../../../engine/core/tables/mapping/pathReader.ts';

const nothing = 'nothing';

/** The value at a path as JSON. */
function valueAt(row: string, path: string, delimiter = '.'): string {
  const value = buildPathReader(path, delimiter)(parseJson(row));
  return value === undefined || value === null ? nothing : (jsonText(value) ?? '');
}

describe('mapping.md 3: paths', () => {
  const cases: [rule: string, row: string, path: string, delimiter: string, value: string][] = [
    ['1: a path equal to the delimiter is the row itself', '{"a":1}', '.', '.', '{"a":1}'],
    ['1: also with another delimiter', '[1,2]', '/', '/', '[1,2]'],
    ['1: a scalar row', '"x"', '.', '.', '"x"'],
    ['1: with another delimiter, the dot is a property', '{".":5}', '.', '/', '5'],
    ['2: an empty path is the row, where that is a scalar', '"x"', '', '.', '"x"'],
    ['2: a float is a scalar', '1.0', '', '.', '1'],
    ['2: of an object it is the property without a name', '{"":3}', '', '.', '3'],
    ['2: of a list it is nothing', '[3]', '', '.', nothing],
    ['3: a property', '{"a":{"b":2}}', 'a', '.', '{"b":2}'],
    ['3: a step down', '{"a":{"b":2}}', 'a.b', '.', '2'],
    ['3: many steps down', '{"a":[[{"b":2}]]}', 'a.0.0.b', '.', '2'],
    ['3: an element of a list', '["p","q"]', '1', '.', '"q"'],
    ['3: a list has no index with leading zeros', '["p","q"]', '01', '.', nothing],
    ['3: nor a negative one', '["p","q"]', '-1', '.', nothing],
    ['3: nor one beyond its end', '["p","q"]', '2', '.', nothing],
    ['3: a list has no length', '["p","q"]', 'length', '.', nothing],
    ['3: an object may have a property of that name', '{"01":1,"length":2}', 'length', '.', '2'],
    ['3: an object whose keys are numbers', '{"b":1,"2":5}', '2', '.', '5'],
    ['3: a delimiter of several characters', '{"a":{"b.c":2}}', 'a->b.c', '->', '2'],
    ['3: empty steps are properties without a name', '{"a":{"":{"b":2}}}', 'a..b', '.', '2'],
    ['3: a missing step', '{"a":1}', 'b.c', '.', nothing],
    ['3: a step into a scalar', '{"a":"text"}', 'a.length', '.', nothing],
    ['3: a step into a whole float', '{"a":1.0}', 'a.value', '.', nothing],
    ['3: a step into null', '{"a":null}', 'a.b', '.', nothing],
    ['3: null is nothing', '{"a":null}', 'a', '.', nothing],
    ['3: any other path on a scalar row', '"x"', 'a', '.', nothing],
    ['3: a path on a row that is null', 'null', 'a', '.', nothing],
    ['3: what every object inherits is no property', '{"a":{}}', 'a.constructor', '.', nothing],
    ['3: unless the row has it', '{"constructor":1}', 'constructor', '.', '1'],
    ['3: __proto__ is a property like any other', '{"__proto__":1}', '__proto__', '.', '1'],
    ['3: __proto__ that the row does not have', '{"a":1}', '__proto__', '.', nothing],
  ];
  for (const [rule, row, path, delimiter, value] of cases) {
    it(`${rule}: "${path}" of ${row}`, () => assert.equal(valueAt(row, path, delimiter), value));
  }

  it('finds what the common lookup finds, whatever the row and the path', () => {
    const rows: JsonValue[] = [
      'text',
      '1.0',
      'null',
      '[]',
      '[[1,{"a":2}],null,"x"]',
      '{"a":{"b":{"0":[1]}},"0":{"a":null},"":{"":1},"a.b":3,"value":4}',
      '{"a":[{"b":1},{"b":[0]}],"b":false}',
    ].map((text) => (text === 'text' ? text : parseJson(text)));
    const keys = ['a', 'b', '0', '1', '', 'value', 'toString', 'a.b'];
    const paths = keys.flatMap((first) => [
      first,
      ...keys.flatMap((second) => [`${first}.${second}`, `${first}.${second}.0`]),
    ]);
    for (const row of rows) {
      for (const path of paths.filter((each) => each !== '')) {
        for (const delimiter of ['.', '/', 'b.']) {
          const found = buildPathReader(path, delimiter)(row) ?? null;
          assert.equal(found, findPath(row, path, delimiter) ?? null, `${path} at ${delimiter} of ${jsonText(row)}`);
        }
      }
    }
  });
});
