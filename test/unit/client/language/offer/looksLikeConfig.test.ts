import assert from 'node:assert/strict';
import { looksLikeConfig } from '../../../../../client/language/offer/looksLikeConfig.ts';

const config = { api: { baseUrl: 'https://api.example.com/' }, config: { jobs: [{ endpoint: 'users' }] } };

const cases: [title: string, text: string, looksLike: boolean][] = [
  ['a bare configuration', JSON.stringify(config), true],
  ['a wrapped configuration', JSON.stringify({ parameters: config, authorization: {} }), true],
  ['a base address that is computed', JSON.stringify({ ...config, api: { baseUrl: { attr: 'host' } } }), true],
  ['an empty list of jobs', JSON.stringify({ ...config, config: { jobs: [] } }), true],
  ['an empty text', '', false],
  ['an object without these keys', '{"compilerOptions": {"baseUrl": "."}}', false],
  ['the keys in other places', JSON.stringify({ baseUrl: 'x', jobs: [] }), false],
  ['jobs that are no list', JSON.stringify({ ...config, config: { jobs: { a: 1 } } }), false],
  ['a list of configurations', JSON.stringify([config]), false],
  ['half-written JSON', JSON.stringify(config).slice(0, -3), false],
  ['a text of more than a million characters', JSON.stringify({ ...config, filler: 'x'.repeat(1_000_000) }), false],
];

describe('A JSON text looks like a configuration', () => {
  for (const [title, text, looksLike] of cases) {
    it(`${looksLike ? 'when it is' : 'not when it is'} ${title}`, () => assert.equal(looksLikeConfig(text), looksLike));
  }
});
