import assert from 'node:assert/strict';
import { callFunction } from '../../../../engine/core/functions/callFunction.ts';
import { checkCall } from '../../../../engine/core/functions/checkCall.ts';
import { functions } from '../../../../engine/core/functions/functions.ts';
import type { JsonValue } from '../../../../engine/core/json/value.ts';
import { call, callWithJson } from './call.ts';

const now = () => 1_500_000_000_000;

describe('the functions (functions.md 3)', () => {
  it('are these and no others', () => {
    assert.deepEqual([...functions.keys()].sort(), [
      'base64_encode',
      'concat',
      'date',
      'hash',
      'hash_hmac',
      'ifempty',
      'implode',
      'md5',
      'sha1',
      'sprintf',
      'strtotime',
      'time',
      'urlencode',
    ]);
  });

  it('urlencode alone is for placeholders only', () => {
    const placeholdersOnly = [...functions].filter(([, known]) => known.placeholdersOnly).map(([name]) => name);
    assert.deepEqual(placeholdersOnly, ['urlencode']);
  });

  it('time, date and strtotime are told the time', () => {
    assert.equal(call('time'), 1_500_000_000);
    assert.equal(call('date', 'Y-m-d'), '2017-07-14');
    assert.equal(call('strtotime', 'tomorrow'), 1_500_076_800);
  });
});

describe('checkCall (functions.md 1 and 3.1)', () => {
  const counts: [name: string, accepted: number[], refused: [number, string][]][] = [
    [
      'md5',
      [1],
      [
        [0, '1 argument (text)'],
        [2, '1 argument (text)'],
      ],
    ],
    [
      'sha1',
      [1],
      [
        [0, '1 argument (text)'],
        [2, '1 argument (text)'],
      ],
    ],
    [
      'base64_encode',
      [1],
      [
        [0, '1 argument (text)'],
        [2, '1 argument (text)'],
      ],
    ],
    [
      'urlencode',
      [1],
      [
        [0, '1 argument (text)'],
        [2, '1 argument (text)'],
      ],
    ],
    [
      'hash',
      [2],
      [
        [1, '2 arguments (algorithm, text)'],
        [3, '2 arguments (algorithm, text)'],
      ],
    ],
    [
      'hash_hmac',
      [3],
      [
        [2, '3 arguments (algorithm, data, key)'],
        [4, '3 arguments (algorithm, data, key)'],
      ],
    ],
    ['time', [0], [[1, 'no arguments']]],
    ['sprintf', [1, 2, 9], [[0, 'at least 1 argument (format, values…)']]],
    ['concat', [0, 1, 20], []],
    [
      'implode',
      [1, 2],
      [
        [0, '1 to 2 arguments (glue, list)'],
        [3, '1 to 2 arguments (glue, list)'],
      ],
    ],
    [
      'ifempty',
      [2],
      [
        [0, '2 arguments (value, default)'],
        [1, '2 arguments (value, default)'],
        [3, '2 arguments (value, default)'],
      ],
    ],
  ];
  for (const [name, accepted, refused] of counts) {
    it(`${name} takes ${accepted.join(', ')} arguments and says so otherwise`, () => {
      for (const count of accepted) assert.equal(checkCall(name, count, true), functions.get(name));
      for (const [count, takes] of refused) {
        assert.throws(() => checkCall(name, count, true), {
          name: 'UserError',
          code: 'function.wrong-arguments',
          message: `The function "${name}" takes ${takes}, but got ${count}.`,
        });
      }
    });
  }

  for (const [name, [fewest, most]] of [
    ['date', [1, 2]],
    ['strtotime', [1, 2]],
  ] as const) {
    it(`${name} takes ${fewest} to ${most} arguments`, () => {
      assert.doesNotThrow(() => [checkCall(name, fewest, false), checkCall(name, most, false)]);
      for (const count of [fewest - 1, most + 1]) {
        assert.throws(() => checkCall(name, count, false), { code: 'function.wrong-arguments' });
      }
    });
  }

  const unknown: [title: string, name: JsonValue, hint: string][] = [
    ['a slip', 'hash_hamc', 'There is no function "hash_hamc". Did you mean "hash_hmac"?'],
    ['another letter case', 'MD5', 'There is no function "MD5". Did you mean "md5"?'],
    ['the other notation', 'hashHmac', 'There is no function "hashHmac". Did you mean "hash_hmac"?'],
  ];
  for (const [title, name, message] of unknown) {
    it(`offers the near name for ${title}`, () =>
      assert.throws(() => checkCall(name, 1, false), { name: 'UserError', code: 'function.unknown', message }));
  }

  it('lists the functions where none is near: there is no json_encode', () => {
    assert.throws(() => checkCall('json_encode', 1, false), {
      code: 'function.unknown',
      message:
        'There is no function "json_encode". Known functions: md5, sha1, hash, hash_hmac, base64_encode, time, date, strtotime, sprintf, concat, implode, ifempty.',
    });
  });

  it('offers what only placeholders know in placeholders only', () => {
    assert.throws(() => checkCall('urlencod', 1, true), { message: /Did you mean "urlencode"/ });
    assert.throws(() => checkCall('urlencod', 1, false), { message: /Known functions: md5/ });
  });

  for (const name of [null, 7, true, ['md5'], { md5: 1 }]) {
    it(`refuses ${JSON.stringify(name)} as a name`, () =>
      assert.throws(() => checkCall(name, 1, true), {
        code: 'function.unknown',
        message: 'The name of a function must be a text.',
      }));
  }

  it('knows urlencode outside of placeholders as a function that does not exist there', () => {
    assert.equal(checkCall('urlencode', 1, true), functions.get('urlencode'));
    assert.throws(() => checkCall('urlencode', 1, false), {
      code: 'function.placeholders-only',
      message: 'The function "urlencode" exists only in placeholders.',
    });
  });
});

describe('callFunction (functions.md 3.1)', () => {
  it('checks the call before it computes', () => {
    assert.throws(() => callFunction('md5', [], now, true), { code: 'function.wrong-arguments' });
    assert.throws(() => callFunction('nothing', [], now, true), { code: 'function.unknown' });
    assert.throws(() => callFunction('urlencode', ['a'], now, false), { code: 'function.placeholders-only' });
  });

  const texts: [string, string][] = [
    ['123', '123'],
    ['true', '1'],
    ['false', ''],
    ['null', ''],
    ['1.0', '1'],
    ['0.1', '0.1'],
    ['1e20', '1.0E+20'],
    ['9007199254740993', '9007199254740993'],
  ];
  for (const [value, text] of texts) {
    it(`takes ${value} as the text "${text}"`, () =>
      assert.equal(callWithJson('md5', `[${value}]`), call('md5', text)));
  }

  const integers: [string, string][] = [
    ['1490000000', '1490000000'],
    ['"1490000000"', '1490000000'],
    ['" 1490000000"', '1490000000'],
    ['"+1490000000"', '1490000000'],
    ['"-1"', '-1'],
    ['"1.49e9"', '1490000000'],
    ['"1490000000.9"', '1490000000'],
    ['1490000000.9', '1490000000'],
    ['-1.9', '-1'],
    ['1490000000.0', '1490000000'],
    ['1.49e9', '1490000000'],
    ['true', '1'],
    ['false', '0'],
    ['null', '0'],
  ];
  for (const [value, expected] of integers) {
    it(`takes ${value} as the integer ${expected}`, () =>
      assert.equal(callWithJson('date', `["U", ${value}]`), expected));
  }

  const kinds: [string, string][] = [
    ['"tomorrow"', 'a text'],
    ['"12abc"', 'a text'],
    ['""', 'a text'],
    ['"1490000000 "', 'a text'],
    ['9223372036854775808', 'a number'],
    ['"9223372036854775808"', 'a text'],
    ['"1e400"', 'a text'],
    ['1e20', 'a number'],
    ['1e400', 'a number'],
    ['[1]', 'a list'],
    ['{}', 'an object'],
  ];
  for (const [value, kind] of kinds) {
    it(`refuses ${value} as an integer`, () =>
      assert.throws(() => callWithJson('date', `["U", ${value}]`), {
        name: 'UserError',
        code: 'function.bad-argument',
        message: new RegExp(`^The function "date" needs an integer of at most 64 bits as "\\w+", but got ${kind}\\.$`),
      }));
  }

  const textParameters: [name: string, args: (bad: string) => string, parameter: string][] = [
    ['md5', (bad) => `[${bad}]`, 'text'],
    ['sha1', (bad) => `[${bad}]`, 'text'],
    ['base64_encode', (bad) => `[${bad}]`, 'text'],
    ['urlencode', (bad) => `[${bad}]`, 'text'],
    ['hash', (bad) => `["md5", ${bad}]`, 'text'],
    ['hash', (bad) => `[${bad}, "x"]`, 'algorithm'],
    ['hash_hmac', (bad) => `["md5", ${bad}, "x"]`, 'data'],
    ['hash_hmac', (bad) => `["md5", "x", ${bad}]`, 'key'],
    ['sprintf', (bad) => `[${bad}]`, 'format'],
  ];
  for (const [name, args, parameter] of textParameters) {
    it(`${name} refuses a list and an object as "${parameter}", without showing them`, () => {
      for (const [bad, kind] of [
        ['["s3cret"]', 'a list'],
        ['{"k": "s3cret"}', 'an object'],
      ] as const) {
        assert.throws(() => callWithJson(name, args(bad)), {
          code: 'function.bad-argument',
          message: `The function "${name}" needs a text as "${parameter}", but got ${kind}.`,
        });
      }
    });
  }

  it('md5 and sha1 do not give raw bytes', () => {
    for (const name of ['md5', 'sha1']) {
      assert.throws(() => call(name, 'x', true), { code: 'function.wrong-arguments' });
    }
  });
});
