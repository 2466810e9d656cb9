import assert from 'node:assert/strict';
import { convertPages, pageOf } from '../../../support/convertPages.ts';
import { inSweep } from '../../../support/sweep.ts';

describe('a record with more keys than a call may have arguments', () => {
  inSweep('has a column for each', () => {
    const record = Object.fromEntries(Array.from({ length: 150_000 }, (_, index) => [`k${index}`, index]));
    const [header] = convertPages([pageOf('t', JSON.stringify([record]))]).get('t') ?? [];
    assert.equal(header?.length, 150_000);
  });
});
