import assert from 'node:assert/strict';
import { parseJson } from '../../../../engine/core/json/parseJson.ts';
import { isObject } from '../../../../engine/core/json/value.ts';
import { selectConversion } from '../../../../engine/core/tables/conversion/selectConversion.ts';

const flat = '"json_parser.struct":{"u":{"id":"scalar"}}';
const version = (text: string) => `"json_parser.structVersion":${text}`;

// state, level, conversion, warning (`docs/format/json-to-csv.md#121-state-decides-first`)
const rows: [state: string, level: number, conversion: string, warning?: string][] = [
  ['{}', 3, 'current'],
  ['{}', 2, 'current'],
  ['{}', 4, 'current'],
  ['{}', 1, 'legacy', 'legacy-by-level'],
  ['{}', -1, 'legacy', 'legacy-by-level'],
  [`{${flat},${version('2')}}`, 3, 'legacy', 'legacy-by-state'],
  [`{${flat},${version('2')}}`, 1, 'legacy', 'legacy-by-state'],
  [`{${flat},${version('3')}}`, 1, 'current', 'legacy-ignored'],
  [`{${flat},${version('3')}}`, 2, 'current'],
  [`{${flat},${version('3')}}`, 3, 'current'],
  // Only the integer 2 is version 2.
  [`{${flat},${version('2.0')}}`, 1, 'current', 'legacy-ignored'],
  [`{${flat},${version('"2"')}}`, 3, 'current'],
  // Both must be there.
  [`{${flat}}`, 1, 'legacy', 'legacy-by-level'],
  [`{${version('2')}}`, 3, 'current'],
  [`{${flat},${version('0')}}`, 3, 'current'],
  [`{${flat},${version('null')}}`, 1, 'legacy', 'legacy-by-level'],
  [`{"json_parser.struct":{},${version('2')}}`, 3, 'current'],
  [`{"json_parser.struct":[],${version('3')}}`, 1, 'legacy', 'legacy-by-level'],
];

describe('selectConversion (json-to-csv.md 12.1)', () => {
  for (const [text, level, conversion, warning] of rows) {
    it(`level ${level} with ${text}: ${conversion}${warning === undefined ? '' : `, ${warning}`}`, () => {
      const state = parseJson(text);
      assert.ok(isObject(state));
      const choice = selectConversion(state, level);
      assert.deepEqual([choice.conversion, choice.warning?.kind], [conversion, warning]);
    });
  }

  it('every warning says what decided', () => {
    const said = rows.flatMap(([text, level]) => {
      const state = parseJson(text);
      const { warning } = selectConversion(isObject(state) ? state : {}, level);
      return warning === undefined ? [] : [warning];
    });
    for (const { kind, message } of said) {
      assert.match(message, kind === 'legacy-by-level' ? /"compatLevel"/ : /state/);
      assert.match(message, /\.$/);
    }
  });
});
