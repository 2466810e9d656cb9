import assert from 'node:assert/strict';
import { getLanguageService } from 'vscode-json-languageservice';
import { plainValue } from '../../../../server/service/model/plainValue.ts';
import { documentOf } from '../../../support/cursor.ts';

function read(text: string): unknown {
  const { root } = getLanguageService({}).parseJSONDocument(documentOf(text));
  return root && plainValue(root);
}

describe('plainValue', () => {
  it('is what a JSON parser would give', () => {
    const text = '{"a": [1, 2.5, "x", true, false, null, {}, []], "": {"b": -1e3}}';
    assert.deepEqual(read(text), JSON.parse(text));
  });

  const broken: [string, string, unknown][] = [
    ['leaves out a key without a value', '{"a": 1, "b": }', { a: 1 }],
    ['leaves out a key that is being typed', '{"a": 1, "b', { a: 1 }],
    ['keeps what stands in an object without an end', '{"a": {"b": [1, 2', { a: { b: [1, 2] } }],
    ['takes the last of two keys', '{"a": 1, "a": 2}', { a: 2 }],
    ['makes an own key of __proto__', '{"__proto__": 1}', JSON.parse('{"__proto__": 1}')],
  ];
  for (const [title, text, expected] of broken) it(title, () => assert.deepEqual(read(text), expected));
});
