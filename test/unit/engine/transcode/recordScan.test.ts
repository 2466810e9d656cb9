import assert from 'node:assert/strict';
import { KernelMemory } from '../../../../engine/core/transcode/kernelMemory.ts';
import { LayoutSet } from '../../../../engine/core/transcode/layoutSet.ts';
import { scanRecords } from '../../../../engine/core/transcode/recordScan.ts';
import { seeded } from '../../../support/seeded.ts';

/** A memory with this window, and how often it was loaded. */
function watched(input: number) {
  const memory = new KernelMemory(undefined, { input, output: 2 * input, starts: 1024, programs: 4096, hashed: 4096 });
  const shifts: number[] = [];
  const window = memory.window.bind(memory);
  memory.window = (...asked) => {
    const given = window(...asked);
    if (given.shift !== shifts.at(-1)) shifts.push(given.shift);
    return given;
  };
  return { memory, shifts };
}

describe('a scan of records', () => {
  it('loads each part of a long body about once, also where the layouts are in no order', () => {
    const next = seeded(1);
    const record = (id: number) => ({
      id,
      ...(next(2) === 0 && { a: 'x' }),
      ...(next(2) === 0 && { b: 'y' }),
      c: 'z'.repeat(40),
    });
    const body = Buffer.from(`[${Array.from({ length: 5000 }, (_, id) => JSON.stringify(record(id))).join()}]`);
    const { memory, shifts } = watched(16 * 1024);
    const scan = scanRecords(memory, new LayoutSet(memory), body, 1);
    assert.equal(scan?.starts.length, 5000);
    assert.ok(scan.runs.every(({ layout }) => layout !== undefined));
    assert.ok(shifts.length <= 2 * Math.ceil(body.length / (16 * 1024)), String(shifts.length));
  });
});
