import assert from 'node:assert/strict';
import { getLanguageService } from 'vscode-json-languageservice';
import { attributeKeys } from '../../../../server/service/model/attributeKeys.ts';
import { attributesOf } from '../../../../server/service/model/attributes.ts';
import { buildModel } from '../../../../server/service/model/buildModel.ts';
import { allLayers, configLayers } from '../../../../server/service/model/configLayers.ts';
import { findContextValues } from '../../../../server/service/model/contextValues.ts';
import { jsonValue } from '../../../../server/service/model/jsonValue.ts';
import { allLayerJobs } from '../../../../server/service/model/layerJobs.ts';
import { mappingsOf } from '../../../../server/service/model/mappingsOf.ts';
import { nodeAt } from '../../../../server/service/model/nodePaths.ts';
import { standInFor } from '../../../../server/service/model/standIn.ts';
import { documentOf } from '../../../support/cursor.ts';

const json = getLanguageService({});

function modelOf(text: string) {
  const document = documentOf(text);
  return buildModel(document, json.parseJSONDocument(document));
}

function valueNode(value: string) {
  const node = nodeAt(modelOf(`{"v": ${value}}`).json.root, '/v');
  assert.ok(node);
  return node;
}

describe('jsonValue', () => {
  const table: [text: string, expected: unknown][] = [
    ['{"a": [1, "b", null, true]}', { a: [1, 'b', null, true] }],
    ['{"a": }', {}],
    ['{"a": 1, "a": 2}', { a: 2 }],
  ];
  for (const [text, expected] of table)
    it(`reads ${text}`, () => assert.deepEqual(jsonValue(valueNode(text)), expected));

  it('keeps the order of keys that look like numbers', () => {
    const value = jsonValue(valueNode('{"b": 1, "2": 1, "1": 1}'));
    assert.ok(value instanceof Map);
    assert.deepEqual([...value.keys()], ['b', '2', '1']);
  });
});

describe('the layers of config', () => {
  it('are config and the elements of iterations, in a list or an object', () => {
    assert.equal(configLayers(modelOf('{"config": {}, "iterations": [{}, 5, {}]}')).iterations.length, 2);
    assert.equal(configLayers(modelOf('{"config": {}, "iterations": {"a": {}, "b": }}')).iterations.length, 1);
    assert.equal(allLayers(modelOf('{"config": {}, "iterations": [{}]}')).length, 2);
    assert.deepEqual(allLayers(modelOf('{"api": {}}')), []);
  });

  it('bring jobs, children too', () => {
    const model = modelOf(
      '{"config": {"jobs": [{"endpoint": "a", "children": [{"endpoint": "b"}]}]}, "iterations": [{"jobs": [{"endpoint": "c"}]}]}',
    );
    assert.deepEqual(
      allLayerJobs(model).map(({ name }) => name),
      ['a', 'a > b', 'c'],
    );
  });
});

describe('attributesOf', () => {
  const model = modelOf(
    '{"config": {"a": {"b": [1, null], "e": {}}, "f": {"function": "time"}, "jobs": [{"x": 1}], "mappings": {"y": {}}}, "iterations": [{"c": 1}, {"a": 2}]}',
  );

  it('knows them by flattened name, those of iterations too', () => {
    assert.deepEqual([...attributesOf(model).leaves.keys()], ['a.b.0', 'a.b.1', 'f', 'c', 'a']);
  });

  it('knows which iteration lacks one', () => {
    const { lackingIteration } = attributesOf(model);
    assert.deepEqual(['a.b.0', 'c', 'a'].map(lackingIteration), [undefined, 2, 1]);
  });

  it('reads them once', () => assert.equal(attributesOf(model), attributesOf(model)));
});

describe('attributeKeys', () => {
  it('names every key, but none of what a run reads itself or computes', () => {
    const { config } = modelOf(
      '{"config": {"a": [{"b": 1}], "http": {"c": 1}, "userData": {"d": 1}, "jobs": [], "f": {"function": "time"}, "g": }}',
    );
    assert.ok(config);
    assert.deepEqual(
      attributeKeys(config).map(({ name }) => name),
      ['a', 'a.0.b', 'f', 'g'],
    );
  });
});

describe('findContextValues', () => {
  const typed = (more: string) => modelOf(`{"api": {"authentication": {${more}}}, "config": {"a": 1}}`);
  const names = (context: 'attr' | 'response' | 'query' | 'authorization', more = '') => {
    const values = findContextValues(context, typed(more))?.values;
    return values && [...values.keys()];
  };

  it('knows the attributes', () => assert.deepEqual(names('attr'), ['a']));
  it('knows nothing of requests and of answers in JSON', () => {
    assert.deepEqual([names('query'), names('response')], [undefined, undefined]);
  });
  it('knows that an answer as text is one value', () =>
    assert.deepEqual(names('response', '"format": "text"'), ['data']));
  it('leaves open what the credentials hold where they are JSON', () => {
    const isOpen = (more: string) => findContextValues('authorization', typed(more))?.isOpen('data.token');
    assert.deepEqual([isOpen('"type": "oauth20"'), isOpen('"type": "oauth20", "format": "json"')], [false, true]);
  });
});

describe('standInFor', () => {
  const table: [text: string, value: unknown, isForeseen: boolean][] = [
    ['"a"', 'a', false],
    ['["a", {"attr": "b"}]', ['a', '0'], true],
    ['{"function": "time"}', '0', true],
    ['{"response": "a"}', '0', true],
    ['{"a": 1, "attr": 2}', { a: 1, attr: 2 }, false],
    ['{"a": {"time": "x"}}', { a: '0' }, true],
  ];
  for (const [text, value, isForeseen] of table) {
    it(`gives for ${text}`, () => assert.deepEqual(standInFor(valueNode(text)), { value, isForeseen }));
  }
});

describe('mappingsOf', () => {
  it('gives what can be read and what is wrong with the rest', () => {
    const [read] = mappingsOf(modelOf('{"config": {"mappings": {"a": {"x": "x"}, "b": {"x": "x", "y": "x"}, "c": }}}'));
    assert.deepEqual([...(read?.byDataType.keys() ?? [])], ['a']);
    assert.deepEqual(
      read?.errors.map(({ code, pointer }) => [code, pointer]),
      [['mapping.duplicate-column', '/b/y']],
    );
  });
});
