import assert from 'node:assert/strict';
import { cellText } from '../../../../engine/core/json/cellText.ts';
import { hashText } from '../../../../engine/core/json/hashText.ts';
import { jsonText } from '../../../../engine/core/json/jsonText.ts';
import { numberText } from '../../../../engine/core/json/numberText.ts';
import { parseJson } from '../../../../engine/core/json/parseJson.ts';
import { textOf } from '../../../../engine/core/json/textOf.ts';

// token, cell, hash text, JSON text (`docs/format/json-to-csv.md#16-vectors`)
const vectors: [string, string, string, string | undefined][] = [
  ['7', '7', 'i:7;', '7'],
  ['-0', '0', 'i:0;', '0'],
  ['9007199254740993', '9007199254740993', 'i:9007199254740993;', '9007199254740993'],
  ['9223372036854775807', '9223372036854775807', 'i:9223372036854775807;', '9223372036854775807'],
  ['9223372036854775808', '9.2233720368548E+18', 'd:9.2233720368547758E+18;', '9.2233720368547758e+18'],
  ['-9223372036854775808', '-9223372036854775808', 'i:-9223372036854775808;', '-9223372036854775808'],
  ['1.0', '1', 'd:1;', '1'],
  ['1.50', '1.5', 'd:1.5;', '1.5'],
  ['0.1', '0.1', 'd:0.10000000000000001;', '0.10000000000000001'],
  ['-0.0', '-0', 'd:-0;', '-0'],
  ['2.675', '2.675', 'd:2.6749999999999998;', '2.6749999999999998'],
  ['1e2', '100', 'd:100;', '100'],
  ['1E14', '1.0E+14', 'd:100000000000000;', '100000000000000'],
  ['99999999999999', '99999999999999', 'i:99999999999999;', '99999999999999'],
  ['99999999999999.0', '99999999999999', 'd:99999999999999;', '99999999999999'],
  ['123456789.123456789', '123456789.12346', 'd:123456789.12345679;', '123456789.12345679'],
  ['12345678901234567890', '1.2345678901235E+19', 'd:1.2345678901234567E+19;', '1.2345678901234567e+19'],
  ['1e15', '1.0E+15', 'd:1000000000000000;', '1000000000000000'],
  ['0.0001', '0.0001', 'd:0.0001;', '0.0001'],
  ['0.00001', '1.0E-5', 'd:1.0000000000000001E-5;', '1.0000000000000001e-5'],
  ['0.000012345', '1.2345E-5', 'd:1.2345E-5;', '1.2345e-5'],
  ['6.02214076e23', '6.02214076E+23', 'd:6.0221407599999999E+23;', '6.0221407599999999e+23'],
  ['1e-7', '1.0E-7', 'd:9.9999999999999995E-8;', '9.9999999999999995e-8'],
  ['3.0e17', '3.0E+17', 'd:3.0E+17;', '3.0e+17'],
  ['0.1e18', '1.0E+17', 'd:1.0E+17;', '1.0e+17'],
  ['1e400', 'INF', 'd:INF;', '(fails)'],
  ['true', '1', 'b:1;', 'true'],
  ['false', '', 'b:0;', 'false'],
  ['null', '', 'N;', 'null'],
];

// token, cell (`docs/format/json-to-csv.md#13-cell-text`)
const cells: [kind: string, token: string, cell: string][] = [
  ['null', 'null', ''],
  ['true', 'true', '1'],
  ['false', 'false', ''],
  ['integer', '-120', '-120'],
  ['float', '0.30000000000000004', '0.3'],
  ['string', '" a\\nž "', ' a\nž '],
];

// rule, value, its text with 14 digits, with 17 digits (`docs/format/json-to-csv.md#12-number-formatting`)
const floats: [rule: string, value: number, short: string, long: string][] = [
  ['1: infinity', Number.POSITIVE_INFINITY, 'INF', 'INF'],
  ['1: minus infinity', Number.NEGATIVE_INFINITY, '-INF', '-INF'],
  ['1: zero', 0, '0', '0'],
  ['1: minus zero', -0, '-0', '-0'],
  ['2: digits beyond are rounded', 1 / 3, '0.33333333333333', '0.33333333333333331'],
  ['2: upwards too', 2 / 3, '0.66666666666667', '0.66666666666666663'],
  ['2: over a power of ten', 0.999999999999999, '1', '0.999999999999999'],
  ['2: a tie goes to the even digit below', 123456789012.125, '123456789012.12', '123456789012.125'],
  ['2: also where it ends a whole number', 15000000000000.5, '15000000000000', '15000000000000.5'],
  ['2: a tie goes to the even digit above', 15000000000001.5, '15000000000002', '15000000000001.5'],
  ['2: zeros at the end go', 1.5, '1.5', '1.5'],
  ['3: an exponent of -4 is written out', 0.00012345, '0.00012345', '0.00012344999999999999'],
  ['3: an exponent of -5 is not', -0.000012345, '-1.2345E-5', '-1.2345E-5'],
  ['3: an exponent below the digits is written out', 12345678901234, '12345678901234', '12345678901234'],
  ['3: an exponent of as many as the digits is not', 1.5e14, '1.5E+14', '150000000000000'],
  ['3: nor one that rounding makes so', 99999999999999.9, '1.0E+14', '99999999999999.906'],
  ['3: a single digit gets a zero', 1e17, '1.0E+17', '1.0E+17'],
  ['3: exponents have no zeros in front and no limit', 5e-324, '4.9406564584125E-324', '4.9406564584124654E-324'],
  ['4: whole numbers have no fraction', 100, '100', '100'],
];

// rule, token, JSON text (`docs/format/json-to-csv.md#14-compact-json-text`)
const jsonTexts: [rule: string, token: string, text: string][] = [
  ['no spaces, keys in order', '{ "b" : [ 1 , 2 ], "1" : null, "a" : {} }', '{"b":[1,2],"1":null,"a":{}}'],
  ['{} and [] are kept apart', '[{},[]]', '[{},[]]'],
  ['quotes, backslashes and slashes get a backslash', '"\\"\\\\/"', '"\\"\\\\\\/"'],
  ['short forms', '"\\b\\f\\n\\r\\t"', '"\\b\\f\\n\\r\\t"'],
  ['other control characters', '"\\u0000\\u000b\\u001f"', '"\\u0000\\u000b\\u001f"'],
  ['what is not ASCII, in small letters', '"ž\u0080\u2028"', '"\\u017e\\u0080\\u2028"'],
  ['two escapes above U+FFFF', '"😀"', '"\\ud83d\\ude00"'],
  ['DEL is written raw', '"\u007f"', '"\u007f"'],
  ['keys are escaped alike', '{"ž/":1}', '{"\\u017e\\/":1}'],
  ['floats have 17 digits and a small e', '[0.1,1e25,-0.0]', '[0.10000000000000001,1.0000000000000001e+25,-0]'],
];

// value, hash text (`docs/format/json-to-csv.md#15-hash-text`)
const hashTexts: [kind: string, token: string, text: string][] = [
  ['null', 'null', 'N;'],
  ['true', 'true', 'b:1;'],
  ['false', 'false', 'b:0;'],
  ['integer', '-7', 'i:-7;'],
  ['float', '-1.25', 'd:-1.25;'],
  ['string, its length in bytes, nothing escaped', '"ž/\\"\\u001f"', 's:5:"ž/"\u001f";'],
  ['string above U+FFFF', '"😀"', 's:4:"😀";'],
  ['array', '["x",[]]', 'a:2:{i:0;s:1:"x";i:1;a:0:{}}'],
  ['object', '{"b":[1,{}],"é":null}', 'O:8:"stdClass":2:{s:1:"b";a:2:{i:0;i:1;i:1;O:8:"stdClass":0:{}}s:2:"é";N;}'],
  ['object with the key "0", which stays a text', '{"0":true}', 'O:8:"stdClass":1:{s:1:"0";b:1;}'],
];

describe('values as text', () => {
  for (const [token, cell, hash, json] of vectors) {
    it(`json-to-csv.md 1.6: ${token}: cell, hash text and JSON text`, () => {
      const value = parseJson(token);
      assert.deepEqual(
        [cellText(value), hashText(value), jsonText(value)],
        [cell, hash, json === '(fails)' ? undefined : json],
      );
    });
  }

  for (const [rule, value, short, long] of floats) {
    it(`json-to-csv.md 1.2 rule ${rule}: ${Object.is(value, -0) ? '-0' : value}`, () =>
      assert.deepEqual([numberText(value, 14), numberText(value, 17)], [short, long]));
  }

  for (const [kind, token, cell] of cells) {
    it(`json-to-csv.md 1.3: the cell of ${kind}: ${token}`, () => assert.equal(cellText(parseJson(token)), cell));
  }

  for (const [rule, token, text] of jsonTexts) {
    it(`json-to-csv.md 1.4: ${rule}: ${token}`, () => {
      assert.equal(jsonText(parseJson(token)), text);
      assert.ok(/^["[{]/.test(text) && JSON.parse(text) !== undefined);
    });
  }

  it('json-to-csv.md 1.4: an infinity within makes the whole text fail, and the cell empty', () => {
    assert.deepEqual([jsonText(parseJson('[1e999]')), cellText(parseJson('{"a":[{"b":-1e999}]}'))], [undefined, '']);
  });

  for (const [kind, token, text] of hashTexts) {
    it(`json-to-csv.md 1.5: the hash text of ${kind}: ${token}`, () => assert.equal(hashText(parseJson(token)), text));
  }

  it('configuration.md 1.4: lists and objects have no plain text', () => {
    assert.deepEqual(
      [textOf([]), textOf({}), textOf(null), textOf(true), textOf(false)],
      [undefined, undefined, '', '1', ''],
    );
  });
});
