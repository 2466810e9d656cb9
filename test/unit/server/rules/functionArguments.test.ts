import assert from 'node:assert/strict';
import { expectFindings } from '../../../support/findings.ts';
import { testService } from '../../../support/testService.ts';
import { type FiringCase, type QuietCase, ruleCases } from './ruleCases.ts';

const params = (value: string) => `{"config": {"t": "x", "jobs": [{"endpoint": "a", "params": {"p": ${value}}}]}}`;
const call = (name: string, args: string) => params(`{"function": "${name}", "args": [${args}]}`);
const service = testService;

const table: [code: string, speaks: FiringCase[], isQuiet: QuietCase[]][] = [
  [
    'function.bad-argument',
    [
      ['a list where a text is needed', call('md5', '«["a"]»'), /a text as "text", but got a list/],
      ['an object where a text is needed', call('md5', '«{"a": 1}»'), /but got an object/],
      ['a text where a time is needed', params('{"function": «"date"», "args": ["Y", "tomorrow"]}'), /an integer/],
      ['a text where a list is needed', params('{"function": «"implode"», "args": [",", "a"]}'), /a list/],
      ['a computed text where a list is needed', params('{"function": «"implode"», "args": [",", {"attr": "t"}]}')],
      ['an object to be joined', call('concat', '"a", «{"b": 1}»'), /texts/],
    ],
    [
      ['scalars, which become texts', call('concat', '1, true, null, 1.5, "a"')],
      ['a list among texts, which becomes the word Array', call('concat', '["a"]')],
      ['numeric texts as times', call('date', '"Y", "1490000000"')],
      ['a computed time', call('date', '"Y", {"time": "currentStart"}')],
      ['a list of computed texts', call('implode', '",", [{"attr": "t"}, {"function": "time"}]')],
      ['a list that is not finished', '{"config": {"jobs": [{"params": {"p": {"function": "md5", "args": [["a"]'],
      ['an argument that is not finished', call('date', '"Y", "tomorr')],
    ],
  ],
  [
    'function.unknown-algorithm',
    [
      ['a misspelled algorithm', call('hash', '«"sha265"», "a"'), /Did you mean "sha256"\?/],
      [
        'swapped arguments, without repeating what may be a secret',
        call('hash', '«"parcel-77"», "md5"'),
        /Known algorithms: md5/,
      ],
      ['a checksum that is to sign', call('hash_hmac', '«"crc32b"», "a", {"attr": "t"}'), /checksum/],
      ['an algorithm for computed data', call('hash_hmac', '«"sha-256"», {"attr": "t"}, {"attr": "t"}')],
    ],
    [
      ['known algorithms in any letter case', call('hash', '"SHA256", "a"')],
      ['a computed algorithm', call('hash', '{"attr": "t"}, "a"')],
      ['an algorithm that is being typed', '{"config": {"jobs": [{"params": {"p": {"function": "hash", "args": ["sha'],
    ],
  ],
  [
    'function.unreadable-date',
    [
      ['a text that is no date', call('strtotime', '«"next pay day"»'), /cannot read "next pay day"/],
      ['a Unix time without its mark', call('strtotime', '«"1500000001"»'), /write "@1500000001"/],
      ['an empty text', call('strtotime', '«""»')],
      ['a date with a computed base', call('strtotime', '«"2017-13-01"», {"time": "previousStart"}')],
      [
        'a date within another call',
        params('{"function": "date", "args": ["Y", {"function": "strtotime", "args": [«"junk"»]}]}'),
      ],
    ],
    [
      [
        'dates of all kinds',
        params(
          '[{"function": "strtotime", "args": ["-1 day"]}, {"function": "strtotime", "args": ["first day of last month midnight"]}]',
        ),
      ],
      ['a computed text', call('strtotime', '{"attr": "t"}')],
      ['a text that is being typed', '{"config": {"jobs": [{"params": {"p": {"function": "strtotime", "args": ["-1 da'],
      ['a call that has no end yet', '{"config": {"jobs": [{"params": {"p": {"function": "strtotime", "args": ["-"]'],
    ],
  ],
  [
    'function.bad-format',
    [
      ['a percent sign that starts nothing', call('sprintf', '«"100%"», 1'), /Write "%%"/],
      ['a letter that does not exist', call('sprintf', '«"%y"», {"attr": "t"}')],
      ['values numbered from 0', call('sprintf', '«"%0$s"», "a"'), /from 1/],
    ],
    [
      ['a percent sign that is meant', call('sprintf', '"%d%%", 50')],
      ['a computed format', call('sprintf', '{"attr": "t"}')],
      ['a format that is being typed', '{"config": {"jobs": [{"params": {"p": {"function": "sprintf", "args": ["%'],
    ],
  ],
  [
    'function.too-few-values',
    [
      ['a format without its values', call('sprintf', '«"%s-%s"», {"attr": "t"}'), /a value 2/],
      ['a value that is named by its number', call('sprintf', '«"%3$s"», "a", "b"'), /a value 3/],
    ],
    [
      ['enough values', call('sprintf', '"%s-%s", "a", {"attr": "t"}')],
      ['values beyond the format', call('sprintf', '"%s", "a", "b"')],
      [
        'values that are being typed',
        '{"config": {"jobs": [{"params": {"p": {"function": "sprintf", "args": ["%s-%s", "a"',
      ],
    ],
  ],
  [
    'function.not-text',
    [['a character that is cut in two', call('sprintf', '«"%.1s"», "ž"'), /cut in two/]],
    [
      ['a computed value, which may be longer', call('sprintf', '"%.1s", {"attr": "t"}')],
      ['a width in bytes that cuts nothing', call('sprintf', '"%.2s", "ž"')],
    ],
  ],
  [
    'function.too-long',
    [
      ['widths that add up', call('sprintf', '«"%999999d%999999d"», 1, 2'), /1000000 characters/],
      ['a glue that is longer than all', call('implode', `«"${'x'.repeat(600_000)}"», ["a", "b", "c"]`), /1000000/],
    ],
    [['a width that one may want', call('sprintf', '"%999d", 1')]],
  ],
  [
    'function.time-out-of-range',
    [['milliseconds for seconds', call('date', '"Y", «99999999999999»'), /in seconds/]],
    [['seconds', call('date', '"Y", 1500000000')]],
  ],
];

for (const [code, speaks, isQuiet] of table) {
  describe(code, () => ruleCases(code, { service, speaks, isQuiet }));
}

describe('arguments that can be mended', () => {
  it('carry the nearest algorithm', async () => {
    const [found] = await expectFindings(service(), 'function.unknown-algorithm', call('hash', '«"Sha265"», "a"'));
    assert.deepEqual(found?.data, { found: 'Sha265', suggestion: 'sha256' });
  });

  it('carry a Unix time with its mark', async () => {
    const [found] = await expectFindings(service(), 'function.unreadable-date', call('strtotime', '«"1500000001"»'));
    assert.deepEqual(found?.data, { found: '1500000001', suggestion: '@1500000001' });
  });
});
