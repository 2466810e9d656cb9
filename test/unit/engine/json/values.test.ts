import assert from 'node:assert/strict';
import { cellText } from '../../../../engine/core/json/cellText.ts';
import { hashText } from '../../../../engine/core/json/hashText.ts';
import { jsonText } from '../../../../engine/core/json/jsonText.ts';
import { parseJson } from '../../../../engine/core/json/parseJson.ts';
import { textOf } from '../../../../engine/core/json/textOf.ts';

// token, cell, hash text, JSON text (json-to-csv.md 1.6)
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
  ['-1e400', '-INF', 'd:-INF;', undefined],
  ['""', '', 's:0:"";', '""'],
  ['"ž/\\"\\u001f"', 'ž/"\u001f', 's:5:"ž/"\u001f";', '"\\u017e\\/\\"\\u001f"'],
  ['"😀"', '😀', 's:4:"😀";', '"\\ud83d\\ude00"'],
  ['[]', '[]', 'a:0:{}', '[]'],
  ['{}', '{}', 'O:8:"stdClass":0:{}', '{}'],
  [
    '{"b":[1,{"0":null}]}',
    '{"b":[1,{"0":null}]}',
    'O:8:"stdClass":1:{s:1:"b";a:2:{i:0;i:1;i:1;O:8:"stdClass":1:{s:1:"0";N;}}}',
    '{"b":[1,{"0":null}]}',
  ],
];

describe('values as text', () => {
  for (const [token, cell, hash, json] of vectors) {
    it(`${token}: cell, hash text and JSON text`, () => {
      const value = parseJson(token);
      assert.deepEqual(
        [cellText(value), hashText(value), jsonText(value)],
        [cell, hash, json === '(fails)' ? undefined : json],
      );
    });
  }

  for (const [token, text] of [
    ['123456789012.125', '123456789012.12'],
    ['15000000000000.5', '15000000000000'],
    ['15000000000001.5', '15000000000002'],
  ]) {
    it(`1.2: a tie goes to the even digit: ${token}`, () => assert.equal(cellText(parseJson(token ?? '')), text));
  }

  it('1.4: an infinity within makes the whole text fail, and the cell empty', () => {
    assert.deepEqual([jsonText(parseJson('[1e999]')), cellText(parseJson('{"a":1e999}'))], [undefined, '']);
  });

  it('configuration.md 1.4: lists and objects have no plain text', () => {
    assert.deepEqual(
      [textOf([]), textOf({}), textOf(null), textOf(true), textOf(false)],
      [undefined, undefined, '', '1', ''],
    );
  });
});
