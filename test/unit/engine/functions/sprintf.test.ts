import assert from 'node:assert/strict';
import { call, callWithJson } from './call.ts';

/** Arguments as JSON, and the result. */
type Row = [args: string, result: string];

/** Every call of the table in `docs/format/functions.md#34-sprintf`. */
const reference: Row[] = [
  ['["%05d", 42]', '00042'],
  ['["%\'.6d", 42]', '....42'],
  ['["%-5d|", 42]', '42   |'],
  ['["%\'*8s", "ab"]', '******ab'],
  ['["%+d", 42]', '+42'],
  ['["%08.3f", 3.14159]', '0003.142'],
  ['["%.0f", 2.5]', '2'],
  ['["%.0f", 3.5]', '4'],
  ['["%.1f", 0.25]', '0.2'],
  ['["%.2f", 1.005]', '1.00'],
  ['["%5.1e", 12345.678]', '1.2e+4'],
  ['["%g", 0.0001]', '0.0001'],
  ['["%d", "7.9kg"]', '7'],
  ['["%d", "1e3"]', '1000'],
  ['["%d", -3.99]', '-3'],
  ['["%d", "abc"]', '0'],
  ['["%10.4s|", "abcdefgh"]', '      abcd|'],
  ['["%2$s-%1$05d", 7, "x"]', 'x-00007'],
  ['["%5s|", "ž"]', '   ž|'],
  ['["%s%%", 50]', '50%'],
];

const parts: Row[] = [
  ['["plain ž"]', 'plain ž'],
  ['[""]', ''],
  ['["%%d"]', '%d'],
  ['["%-8s|", "ab"]', 'ab      |'],
  ['["%+d %+d %+d", 0, 7, -7]', '+0 +7 -7'],
  ['["%06d|%06d", -42, 42]', '-00042|000042'],
  ['["%+06d", 42]', '+00042'],
  ['["%\'*6d|%\'*-6d|", -42, -42]', '***-42|-42***|'],
  ['["%-06d|%-06u|", 42, 42]', '42    |42    |'],
  ['["%06s|%-06s|", "-4", "-4"]', '0000-4|-40000|'],
  ['["% 5d|%0 5d|", 42, 42]', '   42|   42|'],
  ["[\"%'05d|%''5d|%'%5d|\", 42, 42, 42]", "00042|'''42|%%%42|"],
  ['["%2d|%1d", 12345, 12345]', '12345|12345'],
  ['["%ld %lu %lx %ls", 1, 2, 10, "a"]', '1 2 a a'],
  ['["%2$s %s %1$s %s", "a", "b"]', 'b a a b'],
  ['["%s", "a", "b"]', 'a'],
  ['["%5%|%s", "x", "y"]', '%|y'],
  ['["%.0s|%.s|%.9s", "ab", "ab", "ab"]', '||ab'],
  ['["%4.2s|%-4.2s|", "žž", "žž"]', '  ž|ž  |'],
  ['["%s\\n%s", "a", "%d"]', 'a\n%d'],
];

const letters: Row[] = [
  ['["%s %s|%s|%s|%s", "a", true, false, null, 1.5]', 'a 1|||1.5'],
  ['["%s %s %s", 1.0, 0.1, 1e25]', '1 0.1 1.0E+25'],
  ['["%d %d %d %d", true, false, null, ""]', '1 0 0 0'],
  ['["%d %d %d", " 12", "+12", "-12.9e1x"]', '12 12 -129'],
  ['["%d %d", ".9", "0x1A"]', '0 0'],
  ['["%d", 9223372036854775807]', '9223372036854775807'],
  ['["%d %d", "9223372036854775808", "-9223372036854775809"]', '9223372036854775807 -9223372036854775808'],
  ['["%d %d", "1e20", "1e400"]', '9223372036854775807 9223372036854775807'],
  ['["%d %d %d", 9223372036854775808, 1e20, -1e20]', '-9223372036854775808 7766279631452241920 -7766279631452241920'],
  ['["%d %d", 1.8446744073709552e19, 1e300]', '0 0'],
  ['["%u %x", 1e19, 1e19]', '10000000000000000000 8ac7230489e80000'],
  ['["%d", "9007199254740993"]', '9007199254740993'],
  ['["%u %u", -1, 42]', '18446744073709551615 42'],
  ['["%u", -9223372036854775808]', '9223372036854775808'],
  ['["%+u %+x %+s", 1, 1, 1]', '1 1 1'],
  ['["%b %o %x %X", 10, 64, 255, 255]', '1010 100 ff FF'],
  ['["%b", -1]', '1'.repeat(64)],
  ['["%o %x %X", -1, -1, -2]', '1777777777777777777777 ffffffffffffffff FFFFFFFFFFFFFFFE'],
  ['["%08b|%\'a8X|%-4x|", 5, 255, 10]', '00000101|aaaaaaFF|a   |'],
  ['["%c%c%c", 80, 87, "33"]', 'PW!'],
  ['["%c|%5c", 321, 65]', 'A|A'],
  ['["%c%c", 197, 190]', 'ž'],
];

/** Digits as C's printf gives them, which rounds the exact value to even. */
const floats: Row[] = [
  ['["%f %F", 1.5, 1.5]', '1.500000 1.500000'],
  ['["%.0f %.0f %.0f %.0f", 0.5, 1.5, -0.5, 1e15]', '0 2 -0 1000000000000000'],
  ['["%.f", 3.7]', '4'],
  ['["%.2f %.2f %.2f", 2.675, 0.125, 0.375]', '2.67 0.12 0.38'],
  ['["%.3f", 0.9996]', '1.000'],
  ['["%.1f %.1f", -0.04, -0.06]', '-0.0 -0.1'],
  ['["%.20f", 0.1]', '0.10000000000000000555'],
  ['["%f", 1e22]', '10000000000000000000000.000000'],
  ['["%.0f", 1e23]', '99999999999999991611392'],
  ['["%.1f", "1.25abc"]', '1.2'],
  ['["%.1f %.1f %.1f", true, null, "x"]', '1.0 0.0 0.0'],
  ['["%.1f", 9007199254740993]', '9007199254740992.0'],
  ['["%+.1f %+.1f %+08.2f", 1.5, -1.5, 3.14159]', '+1.5 -1.5 +0003.14'],
  ['["%08.2f|%-8.2f|%-08.2f|", -1.5, 1.5, 1.5]', '-0001.50|1.50    |1.500000|'],
  ['["%\'*9.2f", -1.5]', '****-1.50'],
  ['["%.60f", 0.5]', `0.5${'0'.repeat(52)}`],
  ['["%f|%.2e|%g|%+f", 1e400, 1e400, 1e400, 1e400]', 'Inf|Inf|Inf|+Inf'],
  ['["%6f|%06f", -1e400, 1e400]', '  -Inf|000Inf'],
  ['["%e %E", 12345.678, 12345.678]', '1.234568e+4 1.234568E+4'],
  ['["%e %.0e %.1e", 0, 0, 0.0]', '0.000000e+0 0e+0 0.0e+0'],
  ['["%.0e %.0e %.1e", 12345, 2.5, 9.96]', '1e+4 2e+0 1.0e+1'],
  ['["%.2e %.2e", 1e-7, 1.5e300]', '1.00e-7 1.50e+300'],
  ['["%.3e", 5e-324]', '4.941e-324'],
  ['["%.22e", 1e23]', '9.9999999999999991611392e+22'],
  ['["%.1e|%8.1e|%-9.1e|", -1234, -1234, 1234]', '-1.2e+3| -1.2e+3|1.2e+3   |'],
  ['["%g %g %g", 123456789, 123456, 1234567]', '1.23457e+8 123456 1.23457e+6'],
  ['["%g %G %G", 0.00001, 0.0000000001, 1e20]', '1.0e-5 1.0E-10 1.0E+20'],
  ['["%g %g %g %g", 1.5, 100, 0, -2.25]', '1.5 100 0 -2.25'],
  ['["%.3g %.0g %.2g", 1234, 25, 0.125]', '1.23e+3 2.0e+1 0.12'],
  ['["%+g|%8g|%-8g|%08g", 1.5, 1.5, 1.5, -1.5]', '+1.5|     1.5|1.5     |-00001.5'],
  ['["%.17g", 0.1]', '0.10000000000000001'],
];

describe('sprintf (functions.md 3.4)', () => {
  for (const [title, rows] of [
    ['the calls of the reference', reference],
    ['flags, widths, precisions and argument numbers', parts],
    ['letters', letters],
    ['floats', floats],
  ] as const) {
    describe(title, () => {
      for (const [args, result] of rows) {
        it(`(${args.slice(1, -1)}) is ${JSON.stringify(result)}`, () =>
          assert.equal(callWithJson('sprintf', args), result));
      }
    });
  }

  it('fills a width of 1000', () => assert.equal(call('sprintf', '%1000d', 1), '1'.padStart(1000)));

  it('reads the format as text by text conversion', () => assert.equal(call('sprintf', 7), '7'));

  const refused: [args: string, code: string, message: string | RegExp][] = [
    ['["%s"]', 'too-few-values', 'The "format" of the function "sprintf" needs a value 1, which is missing.'],
    ['["%s %s", "a"]', 'too-few-values', /needs a value 2, which/],
    ['["%3$s", "a", "b"]', 'too-few-values', /needs a value 3, which/],
    ['["%5%"]', 'too-few-values', /needs a value 1, which/],
    ['["%0$s", "a"]', 'bad-format', 'The "format" of the function "sprintf" is wrong: values are numbered from 1.'],
    ['["50%", 1]', 'bad-format', /a "%" at the end has no letter after it. Write "%%" for a percent sign\.$/],
    ['["%5", 1]', 'bad-format', /a "%" at the end/],
    ['["%\'", 1]', 'bad-format', /not followed by a known letter/],
    ['["%l", 1]', 'bad-format', /a "%" at the end/],
    ['["%y", 1]', 'bad-format', /a "%" is not followed by a known letter\. Write "%%" for a percent sign\.$/],
    ['["%i", 1]', 'bad-format', /not followed by a known letter/],
    ['["%S", 1]', 'bad-format', /not followed by a known letter/],
    ['["%.3x", 1]', 'bad-format', /"%x" takes no precision\.$/],
    ['["%.b", 1]', 'bad-format', /"%b" takes no precision\.$/],
    ['["%1000001d", 1]', 'bad-format', /a width can be at most 1000000\.$/],
    ['["%99999999999999999999999d", 1]', 'bad-format', /a width can be at most/],
    ['["%s", [1]]', 'bad-argument', 'The function "sprintf" needs texts and numbers as "values", but got a list.'],
    ['["%d", {"a": 1}]', 'bad-argument', /but got an object\.$/],
    ['["%.1s", "ž"]', 'not-text', /is not text: a character was cut in two\. Widths count bytes, not characters\.$/],
    ['["%c", 200]', 'not-text', /is not text/],
    ['["%\'ž5d", 1]', 'bad-format', /not followed by a known letter/],
  ];
  for (const [args, code, message] of refused) {
    it(`(${args.slice(1, -1)}) is refused as function.${code}`, () =>
      assert.throws(() => callWithJson('sprintf', args), { name: 'UserError', code: `function.${code}`, message }));
  }

  it('ignores a list that no directive asks for', () => assert.equal(callWithJson('sprintf', '["%s", "a", [1]]'), 'a'));
});
