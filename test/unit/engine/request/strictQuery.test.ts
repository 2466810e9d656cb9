import assert from 'node:assert/strict';
import { parseStrictQuery, strictQuery, writeStrictQuery } from '../../../../engine/core/request/strictQuery.ts';

describe('the strict form of a query (pagination.md 4.2, authentication.md 3)', () => {
  // what it is about, the query, its parts, the query written again
  const rows: [string, string, [string, string | null][], string][] = [
    ['nothing', '', [], ''],
    ['a plus is a space and becomes %20', 'q=a+b', [['q', 'a b']], 'q=a%20b'],
    ['%20 stays', 'q=a%20b', [['q', 'a b']], 'q=a%20b'],
    ['an encoded plus stays a plus', 'q=a%2Bb', [['q', 'a+b']], 'q=a%2Bb'],
    ['a tilde is written bare', 'q=%7Ex~', [['q', '~x~']], 'q=~x~'],
    ['unreserved signs stay', 'q=Az09-._', [['q', 'Az09-._']], 'q=Az09-._'],
    [
      'other legal signs are encoded',
      "q=!$'()*,;:@/?",
      [['q', "!$'()*,;:@/?"]],
      'q=%21%24%27%28%29%2A%2C%3B%3A%40%2F%3F',
    ],
    [
      'a name without = stays without',
      'flag&q=1',
      [
        ['flag', null],
        ['q', '1'],
      ],
      'flag&q=1',
    ],
    [
      'a name with nothing behind = keeps it',
      'flag=&q=1',
      [
        ['flag', ''],
        ['q', '1'],
      ],
      'flag=&q=1',
    ],
    ['only the first = separates', 'q=a=b', [['q', 'a=b']], 'q=a%3Db'],
    [
      'repeated names stay repeated',
      'k=2&k=1',
      [
        ['k', '2'],
        ['k', '1'],
      ],
      'k=2&k=1',
    ],
    [
      'brackets are encoded in names',
      'ids[0]=9&ids%5B1%5D=8',
      [
        ['ids[0]', '9'],
        ['ids[1]', '8'],
      ],
      'ids%5B0%5D=9&ids%5B1%5D=8',
    ],
    [
      'a part without a name',
      '=x&=',
      [
        ['', 'x'],
        ['', ''],
      ],
      '=x&=',
    ],
    ['UTF-8', 'm=%C5%BElu%C5%A5', [['m', 'žluť']], 'm=%C5%BElu%C5%A5'],
    ['an encoded separator stays a value', 'q=a%26b%3D', [['q', 'a&b=']], 'q=a%26b%3D'],
    [
      'an empty part stays',
      'a=1&&b=2',
      [
        ['a', '1'],
        ['', null],
        ['b', '2'],
      ],
      'a=1&&b=2',
    ],
    ['escapes that are no UTF-8 count as plain text', 'q=caf%E9', [['q', 'caf%E9']], 'q=caf%25E9'],
  ];
  for (const [title, query, parts, written] of rows) {
    it(title, () => {
      assert.deepEqual(parseStrictQuery(query), parts);
      assert.equal(writeStrictQuery(parts), written);
      assert.equal(strictQuery(query), written);
    });
  }

  it('writes half of a surrogate pair as the sign for what has no encoding', () => {
    assert.equal(writeStrictQuery([['q', '\ud83d']]), 'q=%EF%BF%BD');
  });
});
