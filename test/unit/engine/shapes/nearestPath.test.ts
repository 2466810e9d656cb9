import assert from 'node:assert/strict';
import { nearestPath } from '../../../../engine/core/shapes/nearestPath.ts';

const known = [
  'scroll',
  'scroll.token',
  'scroll.expires',
  'items',
  'total',
  'meta.next.id',
  'meta.prev.id',
  'meta.count',
];

describe('nearestPath', () => {
  const found: [string, string, string][] = [
    ['scroll.tokn', 'scroll.token', 'a misspelled last key'],
    ['scrol.token', 'scroll.token', 'a misspelled object'],
    ['scrol.tokne', 'scroll.token', 'two keys misspelled'],
    ['Scroll.Token', 'scroll.token', 'another letter case'],
    ['totla', 'total', 'swapped neighbours'],
    ['scroll_token', 'scroll.token', 'a step written as an underscore'],
    ['scroll/token', 'scroll.token', 'a step written as a slash'],
    ['scrollToken', 'scroll.token', 'a step written as a capital letter'],
    ['token', 'scroll.token', 'the last key alone'],
    ['data.scroll.token', 'scroll.token', 'an object too many'],
    ['meta.token', 'scroll.token', 'the last key in another object'],
    ['paging.expire', 'scroll.expires', 'the last key elsewhere and misspelled'],
    ['meta.nxt.id', 'meta.next.id', 'a misspelled step in the middle'],
  ];
  for (const [path, expected, title] of found) {
    it(`finds ${title}: "${path}"`, () => assert.equal(nearestPath(path, known), expected));
  }

  const nothing: [string, string][] = [
    ['scroll.token', 'a path that is known'],
    ['cursor', 'a word of its own'],
    ['meta.last.id', 'a key that is neither of two that share a last key'],
    ['id', 'a last key that is in several places'],
    ['', 'an empty path'],
    ['.', 'the whole response'],
  ];
  for (const [path, title] of nothing) {
    it(`finds nothing for ${title}: "${path}"`, () => assert.equal(nearestPath(path, known), undefined));
  }

  it('finds nothing where nothing is known', () => assert.equal(nearestPath('a.b', []), undefined));
});
