import assert from 'node:assert/strict';
import { closestName } from '../../../../engine/core/text/closestName.ts';

const keys = ['baseUrl', 'name', 'pagination', 'authentication', 'http', 'id', 'url', 'limit', 'limitParam', 'jobs'];

describe('closestName', () => {
  const found: [string, string, string][] = [
    ['a letter case that is not ours', 'baseURL', 'baseUrl'],
    ['one wrong letter', 'baseUri', 'baseUrl'],
    ['a letter too many', 'namee', 'name'],
    ['a missing letter', 'limt', 'limit'],
    ['two neighbours swapped in a short word', 'josb', 'jobs'],
    ['several slips in a long word', 'autentcation', 'authentication'],
    ['the nearer of two', 'limitParm', 'limitParam'],
  ];
  for (const [title, word, expected] of found) {
    it(`finds ${title}: "${word}"`, () => assert.equal(closestName(word, keys), expected));
  }

  it('prefers a difference in letter case over fewer edits', () => {
    assert.equal(closestName('TOKEN', ['TOKENS', 'token']), 'token');
  });

  it('takes the first of equally near names', () => {
    assert.equal(closestName('pabe', ['page', 'pale']), 'page');
  });

  const nothing: [string, string][] = [
    ['a word that is known', 'name'],
    ['a word of its own', 'description'],
    ['a short word that differs wholly', 'ix'],
    ['an empty word', ''],
    ['a word that only begins alike', 'limitation'],
    ['a part of a longer name', 'auth'],
  ];
  for (const [title, word] of nothing) {
    it(`finds nothing for ${title}: "${word}"`, () => assert.equal(closestName(word, keys), undefined));
  }

  it('finds nothing where nothing is known', () => assert.equal(closestName('name', []), undefined));
});
