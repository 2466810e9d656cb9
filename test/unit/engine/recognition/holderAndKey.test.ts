import assert from 'node:assert/strict';
import { holderAndKey } from '../../../../engine/core/recognition/paging/holderAndKey.ts';
import { forSeeds } from '../../../support/seeded.ts';

describe('holderAndKey', () => {
  const cases: [name: string, holder: string, key: string][] = [
    ['page[size]', 'page', 'size'],
    ['page[first_item]', 'page', 'first_item'],
    ['paginate_page', 'paginate', 'page'],
    ['queryOptions.skip', 'queryOptions', 'skip'],
    ['a.b.c', 'a.b', 'c'],
    ['a_b_c', 'a', 'b_c'],
    ['x2_page', 'x2', 'page'],
    ['limit', '', ''],
    ['_limit', '', ''],
    ['$top', '', ''],
    ['page2', '', ''],
    ['', '', ''],
  ];
  for (const [name, holder, key] of cases)
    it(`finds ${JSON.stringify([holder, key])} in ${JSON.stringify(name)}`, () =>
      assert.deepEqual(holderAndKey(name), [holder, key]));

  it('finds what a pattern finds in time by the third power of the name', () => {
    forSeeds(5000, (next) => {
      const name = Array.from({ length: 1 + next(8) }, () => 'aB_1[].'[next(7)]).join('');
      const [, holder = '', key = ''] = /^(.+?)[^A-Za-z0-9]+([A-Za-z_]+)\W*$/.exec(name) ?? [];
      assert.deepEqual(holderAndKey(name), [holder, key], name);
    });
  });
});
