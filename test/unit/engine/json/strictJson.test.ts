import assert from 'node:assert/strict';
import { strictJson } from '../../../../engine/core/json/strictJson.ts';

describe('strictJson', () => {
  for (const [title, text, expected] of [
    ['plain JSON', '{"a": [1, 2]}', '{"a": [1, 2]}'],
    ['a comment to the end of its line', '{ // a\n"b": 1}', '{     \n"b": 1}'],
    ['a comment over two lines', '[/* a\r\nb */1]', '[    \r\n    1]'],
    ['a comment without an end', '[1] /* a', '[1]     '],
    ['what looks like a comment in a string', '["http://a", "/* \\" // */"]', '["http://a", "/* \\" // */"]'],
    ['a trailing comma', '{"a": [1, ], }', '{"a": [1  ]  }'],
    ['a trailing comma before a comment', '[1, // a\n]', '[1      \n]'],
    ['a comma in a string', '[",]"]', '[",]"]'],
    ['a string without an end', '["a, ]', '["a, ]'],
    ['a comma without a value', '[1,,2]', '[1,,2]'],
  ] as const) {
    it(title, () => assert.equal(strictJson(text), expected));
  }
});
