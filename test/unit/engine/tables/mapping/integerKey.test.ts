import assert from 'node:assert/strict';
import { isIntegerKey } from '../../../../../engine/core/tables/mapping/integerKey.ts';

describe('mapping.md 1 and 6: keys that are integers on the platform', () => {
  const integers = ['0', '7', '-7', '10', '9223372036854775807', '-9223372036854775808'];
  const texts = ['', '-0', '00', '01', '+1', '1.0', '1e3', ' 1', '1 ', 'a', '-', '9223372036854775808', '0x1'];
  for (const key of integers) it(`"${key}" is one`, () => assert.ok(isIntegerKey(key)));
  for (const key of texts) it(`"${key}" is none`, () => assert.ok(!isIntegerKey(key)));
});
