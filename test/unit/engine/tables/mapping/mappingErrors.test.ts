import assert from 'node:assert/strict';
import { isUserError } from '../../../../../engine/core/errors.ts';
import { convertMapped, readMappings } from './convertMapped.ts';

// message of the platform, mapping of `t`, code (`docs/format/mapping.md#9-errors`)
const atStart: [message: string, mapping: string, code: string][] = [
  ['Empty mapping', 'null', 'config.empty'],
  ['Empty mapping', '{}', 'config.empty'],
  ["Mapping must be 'array' type, 'string' type given", '"a"', 'config.wrong-type'],
  ["Mapping must be 'array' type, 'integer' type given", '1', 'config.wrong-type'],
  ["Mapping must be 'array' type, 'double' type given", '1.5', 'config.wrong-type'],
  ["Mapping must be 'array' type, 'boolean' type given", 'true', 'config.wrong-type'],
  ["Key 'mapping.destination' is not set for column", '{"a":{"mapping":{}}}', 'config.missing-key'],
  ["Key 'destination' is not set for table", '{"a":{"type":"table","tableMapping":{"b":"b"}}}', 'config.missing-key'],
  ["Key 'tableMapping' is not set for table", '{"a":{"type":"table","destination":"x"}}', 'config.missing-key'],
  ["Key 'tableMapping' is not set for table", '{"a":{"type":"table"}}', 'config.missing-key'],
  ["'parentKey.disable' must be true", '{"i":"i","a":{"type":"table","destination":"t"}}', 'mapping.disable-required'],
  ['Missing mapping key at item with type "column"', '{"a":{"type":"column"}}', 'config.missing-key'],
  ['Missing mapping key at item with type "user"', '{"a":{"type":"user"}}', 'config.missing-key'],
  ['Invalid mapping type "date"', '{"a":{"type":"date","mapping":{"destination":"a"}}}', 'config.unknown-value'],
];

const kids = '"kids":{"type":"table","destination":"kid","tableMapping":{".":"k"}}';
// message of the platform, mapping of `t`, rows, code
const atRow: [message: string, mapping: string, rows: string, code: string][] = [
  [
    'Only scalar values are allowed in primary key',
    `{"id":{"mapping":{"destination":"id","primaryKey":true},"forceType":true},${kids}}`,
    '[{"id":[1]}]',
    'mapping.key-not-scalar',
  ],
  ["Error writing 'a' column: Cannot write data into column", '{"a":"a"}', '[{"a":[]}]', 'mapping.column-not-scalar'],
  [
    "Error writing 'k' column: Cannot write data into column",
    `{${kids}}`,
    '[{"kids":[{}]}]',
    'mapping.column-not-scalar',
  ],
];

const withCode = (code: string) => (error: unknown) =>
  isUserError(error) && error.code === code && error.pointer?.startsWith('/config/mappings/t') === true;

describe('mapping.md 9: errors', () => {
  for (const [message, mapping, code] of atStart) {
    it(`"${message}": ${mapping} is ${code}, before any row`, () =>
      assert.throws(() => readMappings(`{"t":${mapping}}`), withCode(code)));
  }

  for (const [message, mapping, rows, code] of atRow) {
    it(`"${message}": ${rows} is ${code}`, () => {
      assert.doesNotThrow(() => convertMapped(`{"t":${mapping}}`, ['t', '[]']));
      assert.throws(() => convertMapped(`{"t":${mapping}}`, ['t', rows]), withCode(code));
    });
  }
});
