import assert from 'node:assert/strict';
import { configHash } from '../../../../../client/shared/text/configHash.ts';

const text = '{"api": {"baseUrl": "https://a.example"}}';

describe('The hash of a configuration', () => {
  const cases: [title: string, other: string, isEqual: boolean][] = [
    ['is the same for the same text', text, true],
    ['is the same for another layout', JSON.stringify(JSON.parse(text), undefined, 4), true],
    ['differs where a value does', text.replace('a.example', 'b.example'), false],
    ['differs where a space in a value does', text.replace('a.example', 'a.example '), false],
    ['differs for a text that is not JSON', text.slice(0, -1), false],
  ];
  for (const [title, other, isEqual] of cases) {
    it(title, () => assert.equal(configHash(other) === configHash(text), isEqual));
  }
});
