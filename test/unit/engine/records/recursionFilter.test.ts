import assert from 'node:assert/strict';
import { isUserError } from '../../../../engine/core/errors.ts';
import { jsonText } from '../../../../engine/core/json/jsonText.ts';
import type { JsonValue } from '../../../../engine/core/json/value.ts';
import { viewOf } from '../../../../engine/core/records/recordView.ts';
import { readRecursionFilter } from '../../../../engine/core/records/recursionFilter.ts';

// record, filter, runs (`docs/format/jobs.md#61-recursionfilter`)
const rows: [JsonValue, string, boolean][] = [
  [{ n: '10' }, 'n>9', true],
  [{ n: '10' }, 'n>5a', false],
  [{ big: '0010' }, 'big==10', false],
  [{ big: '0010' }, 'big>=10', true],
  [{ day: '2020-01-05' }, 'day>=2019-12-31', true],
  [{ note: null }, 'note<1', true],
  [{ note: null }, 'note>=0', false],
  [{ s: 'abc' }, 's~~%b%', true],
  [{ s: 'abc' }, 's~~b', false],
  [{ s: 'abc' }, 's!~x', true],
  [{ s: 'a.c' }, 's~~a.c', true],
  [{ s: 'abc' }, 's~~a.c', false],
  [{ s: 'a\nb' }, 's~~a%b', false],
  [{ id: 5 }, 'id==5.0', false],
  [{ flag: true }, 'flag==true', false],
  [{ flag: true }, 'flag==1', true],
  [{ id: 5 }, 'id == 5', false],
  [{ id: 5 }, 'id==5==6', true],
  [{}, 'note==', true],
  [{ note: false }, 'note==', true],
  [{ note: 0 }, 'note==', false],
  [{ a: { b: 1 } }, 'a.b!=2', true],
  [{ a: [1] }, 'a==Array', true],
  ['x', 'scalar==x', true],
  ['x', 'other==', true],
  [5, 'scalar>4', true],
  [{ scalar: 'x' }, 'scalar==x', true],
  [{}, 'note!=', false],
  [{ note: '' }, 'note==', true],
  // the two-character operator that comes first splits, else the first of one character
  [{ 'a>b': 'c' }, 'a>b==c', true],
  [{ a: 1 }, 'a<b>c', true],
  [{ a: 'x!=y' }, 'a!=x!=y', true],
  // numbers where both texts are numeric, else the order of bytes
  [{ n: 9 }, 'n<10', true],
  [{ n: '9' }, 'n<=9.0', true],
  [{ n: 9 }, 'n<=8', false],
  [{ n: 9 }, 'n<=9.5', true],
  [{ n: 10 }, 'n<=9', false],
  [{ n: 9 }, 'n>=9.0', true],
  [{ n: 9 }, 'n>=9.5', false],
  [{ n: 9 }, 'n>9.0', false],
  [{ n: 9 }, 'n<9.0', false],
  [{ n: 9.5 }, 'n>9', true],
  [{ s: 'a' }, 's<=b', true],
  [{ s: 'b' }, 's<=a', false],
  [{ s: 'a' }, 's<a', false],
  [{ s: 'a' }, 's>a', false],
  [{ n: '1e3' }, 'n>=1000', true],
  [{ n: 9223372036854775806n }, 'n<9223372036854775807', true],
  [{ s: 'B' }, 's<a', true],
  [{ s: 'ž' }, 's>z', true],
  // the pattern is the whole text, letter case counts, % may be nothing
  [{ s: 'abc' }, 's~~abc', true],
  [{ s: 'abc' }, 's~~%abc%', true],
  [{ s: 'abc' }, 's~~A%', false],
  [{ s: 'abc' }, 's!~%b%', false],
  [{ s: 'a+b' }, 's~~a+b', true],
  [{ s: '' }, 's~~', true],
  // & binds tighter than |
  [{ a: 1, b: 0, c: 0 }, 'a==1|b==2&c==3', true],
  [{ a: 0, b: 2, c: 0 }, 'a==1|b==2&c==3', false],
  [{ a: 0, b: 0, c: 3 }, 'a==1&b==2|c==3', true],
  [{ a: 1, b: 0, c: 0 }, 'a==1&b==2|c==3', false],
];

describe('recursionFilter (jobs.md 6.1)', () => {
  for (const [record, filter, runs] of rows) {
    it(`jobs.md 6.1: ${jsonText(record)} with ${filter}: ${runs}`, () =>
      assert.equal(readRecursionFilter(filter)(viewOf(record)), runs));
  }

  const codeOf = (code: string) => (error: unknown) => isUserError(error) && error.code === code;
  for (const filter of ['a', 'a==1&', '|a==1', 'a==x&y', 'a=1', 'a~b', '']) {
    it(`jobs.md 6.1: "${filter}" is a user error that names the operators`, () =>
      assert.throws(() => readRecursionFilter(filter), codeOf('job.filter-syntax')));
  }

  it('jobs.md 6.1: an object cannot be compared', () => {
    assert.throws(() => readRecursionFilter('a==1')(viewOf({ a: {} })), codeOf('job.filter-on-object'));
  });
});
