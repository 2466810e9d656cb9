import assert from 'node:assert/strict';
import { exactText } from '../../../../engine/core/json/exactText.ts';
import { parseJson } from '../../../../engine/core/json/parseJson.ts';

const texts = [
  '{}',
  '[]',
  '{"a":[1,-2,0.5],"b":{"c":null,"d":true}}',
  '{"whole":1.0,"large":1e2,"minus":-0.0}',
  '{"beyond":9007199254740993,"further":123456789012345678901234567890}',
  '{"tiny":1e-8,"infinite":1e999,"less":-1e999}',
  '{"2":"two","1":"one","__proto__":"p"}',
  '{"text":"\\"\\\\\\n\\u0000é😀\\u2028"}',
];

describe('exactText', () => {
  for (const text of texts)
    it(`gives back what was read from ${text}`, () => {
      const value = parseJson(text);
      assert.deepEqual(parseJson(exactText(value)), value);
    });
});
