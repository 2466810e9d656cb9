import assert from 'node:assert/strict';
import { isMadeOf } from '../../../../engine/core/text/isMadeOf.ts';
import { forSeeds } from '../../../support/seeded.ts';

const onOneLine = (gap: string) => !gap.includes('\n');

describe('isMadeOf', () => {
  const cases: [text: string, pattern: string, expected: boolean, mayBe?: (gap: string) => boolean][] = [
    ['abc', 'abc', true],
    ['abc', 'ab', false],
    ['', '', true],
    ['abc', '*', true],
    ['', '*', true],
    ['abc', 'a*', true],
    ['abc', '*c', true],
    ['abc', 'a*c', true],
    ['abc', 'a**c', true],
    ['abc', 'b*', false],
    ['abc', '*b', false],
    ['aba', 'ab*ba', false],
    ['abab', '*ab', true],
    ['a.c.e', 'a*c*e', true],
    ['a.e.c', 'a*c*e', false],
    ['a1b1c', 'a*1*c', true],
    ['a\nb', 'a*b', true],
    ['a\nb', 'a*b', false, onOneLine],
    ['a\nb', '*\n*', true, onOneLine],
    ['x\na', '*a', false, onOneLine],
  ];
  for (const [text, pattern, expected, mayBe] of cases)
    it(`says ${expected} of ${JSON.stringify(text)} and ${JSON.stringify(pattern)}${mayBe ? ' on one line' : ''}`, () =>
      assert.equal(isMadeOf(text, pattern.split('*'), mayBe), expected));

  it('says what a pattern says', () => {
    forSeeds(2000, (next) => {
      const made = (letters: string, length: number) =>
        Array.from({ length }, () => letters[next(letters.length)]).join('');
      const [text, pattern] = [made('ab\n', next(9)), made('ab\n**', next(6))];
      const source = pattern.replaceAll('*', '.*');
      assert.equal(isMadeOf(text, pattern.split('*')), new RegExp(`^${source}$`, 's').test(text));
      assert.equal(isMadeOf(text, pattern.split('*'), onOneLine), new RegExp(`^${source}$`).test(text));
    });
  });

  it('looks at each place between two parts once', () => {
    let length = 0;
    isMadeOf('a'.repeat(10_000), `${'a*'.repeat(50)}b`.split('*'), (gap) => {
      length += gap.length;
      return true;
    });
    assert.ok(length <= 10_000, `${length} characters`);
  });
});
