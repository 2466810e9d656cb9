import assert from 'node:assert/strict';
import { PageParents } from '../../../../../engine/core/tables/mapping/pageParents.ts';
import { pageOf } from '../../../../support/convertPages.ts';

const parentsOf = (text: string) => new PageParents(pageOf('t', '[]', text).parents);

describe('mapping.md 6: parent columns of a page', () => {
  const texts: [parents: string, hashed: string][] = [
    ['{}', ''],
    ['{"env":"dev","parent_user.id":42}', 'a:2:{s:3:"env";s:3:"dev";s:14:"parent_user.id";i:42;}'],
    ['{"b":1.0,"2":true,"1":null}', 'a:3:{s:1:"b";d:1;i:2;b:1;i:1;N;}'],
    ['{"-5":1,"05":1,"ž":"ž"}', 'a:3:{i:-5;i:1;s:2:"05";i:1;s:2:"ž";s:2:"ž";}'],
    [
      '{"o":{"k":{"3":[]}},"l":["x",{}]}',
      'a:2:{s:1:"o";a:1:{s:1:"k";a:1:{i:3;a:0:{}}}s:1:"l";a:2:{i:0;s:1:"x";i:1;a:0:{}}}',
    ],
  ];
  for (const [parents, hashed] of texts) {
    it(`${parents} is hashed as ${hashed || 'nothing'}`, () => assert.equal(parentsOf(parents).hashText, hashed));
  }

  it('a name that the page does not have is null', () => {
    const parents = parentsOf('{"a":1}');
    assert.deepEqual([parents.get('a'), parents.get('b'), parents.get('constructor')], [1, null, null]);
  });
});
