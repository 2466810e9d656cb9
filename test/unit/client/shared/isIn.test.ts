import assert from 'node:assert/strict';
import { isIn } from '../../../../client/shared/isIn.ts';

// a folder, a place, and whether the place is it or lies in it
const cases: [string, string, boolean][] = [
  ['/work/shop', '/work/shop', true],
  ['/work/shop', '/work/shop/a/b.json', true],
  ['/work/shop/', '/work/shop', true],
  ['/work/shop', '/work/shopping/a.json', false],
  ['/work/shop', '/work', false],
  ['/', '/work', true],
  ['/c:/work', '/C:/work/a.json', true],
  ['/work', '/Work/a.json', false],
];

describe('A file or folder', () => {
  const at = (path: string, scheme = 'file') => ({ scheme, authority: '', path });

  for (const [folder, path, expected] of cases) {
    it(`${path} ${expected ? 'is' : 'is not'} in ${folder}`, () => {
      assert.equal(isIn(at(folder), at(path)), expected);
    });
  }

  it('is not in a folder of another file system', () => {
    assert.equal(isIn(at('/work'), at('/work/a.json', 'memfs')), false);
  });
});
