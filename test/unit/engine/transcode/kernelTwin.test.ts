import assert from 'node:assert/strict';
import { createKernel } from '../../../../engine/core/transcode/createKernel.ts';
import { findRecordList } from '../../../../engine/core/transcode/findRecordList.ts';
import { type Kernel, padding } from '../../../../engine/core/transcode/kernel.ts';
import { KernelMemory } from '../../../../engine/core/transcode/kernelMemory.ts';
import { KernelTwin } from '../../../../engine/core/transcode/kernelTwin.ts';
import { learnLayout } from '../../../../engine/core/transcode/layout.ts';
import { finishedCell, type RowProgram, rowProgram } from '../../../../engine/core/transcode/rowProgram.ts';
import { forSeeds, type Next, seeded } from '../../../support/seeded.ts';
import { isExhaustive, seed } from '../../../support/sweep.ts';
import { randomRun } from './randomRun.ts';
import { oneOf } from './randomTokens.ts';

const sizes = { input: 4096, output: 8192, starts: 64, programs: 4096 };
/** The bytes before the window on a body. */
const windowAt = padding;

/** What both kernels are asked to do. */
interface Work {
  /** The layout is that of the first record in these bytes. */
  learnt: Uint8Array;
  /** The records may not have it, and may be cut or broken. */
  records: Uint8Array;
  programOf(slots: number): RowProgram;
  /** How much of the output may be written. */
  limit: number;
}

/** Does the work with random bytes around everything, which may neither change nor matter. Gives what was found. */
function outcomeOf(kernel: Kernel, { learnt, records, programOf, limit }: Work, guards: Next): unknown {
  const memory = new KernelMemory(kernel, sizes);
  const { startsAt, slotsAt, outAt, outEnd } = memory;
  const bytes = () => new Uint8Array(kernel.memory.buffer);
  const layoutOf = learnLayout(learnt, 0);
  assert.ok(layoutOf !== undefined);
  const layout = memory.loadLayout(layoutOf);
  const { slots, address, kindsAt } = layout;
  const wanted = programOf(slots);
  const program = memory.loadProgram(wanted, 0);
  assert.ok(program !== undefined);

  const { shift } = memory.window(records, 0, 0);
  assert.equal(shift, windowAt);
  const around: [from: number, to: number][] = [
    [0, windowAt],
    [windowAt + records.length + padding, startsAt],
    [outEnd, outEnd + padding],
  ];
  for (const [from, to] of around) for (let at = from; at < to; at++) bytes()[at] = guards(256);
  const before = bytes().slice();
  const assertUnchanged = (...free: [from: number, to: number][]) => {
    const [was, is] = [before.slice(), bytes().slice()];
    for (const [from, to] of [...free, [kindsAt, kindsAt + slots] as const]) {
      was.fill(0, from, to);
      is.fill(0, from, to);
    }
    const at = is.findIndex((byte, index) => byte !== was[index]);
    assert.equal(at, -1, `byte ${at} was written`);
  };

  const count = kernel.scan(shift, address, startsAt, sizes.starts);
  assertUnchanged([startsAt, startsAt + 4 * count]);
  const scanned = {
    count,
    end: kernel.readEnd(),
    starts: [...memory.starts(count)],
    kinds: [...memory.kindsOf(layout)],
  };
  if (count === 0) return scanned;
  const toSlots: [number, number] = [startsAt, slotsAt + 4 * slots];
  const rows = kernel.write(shift, address, program.address, slotsAt, outAt, outAt + limit, count);
  assert.ok(kernel.writeEnd() <= outAt + limit);
  assertUnchanged(toSlots, [outAt, outAt + limit]);
  const written = { rows, end: kernel.readEnd(), lines: Buffer.from(memory.rows(kernel.writeEnd())).toString() };
  const columns = Array.from({ length: slots }, (_, slot) => [...memory.find(shift, layout, slot, count)]);
  assertUnchanged(toSlots, [outAt, outEnd]);
  return { scanned, written, columns };
}

/** A program of slots and finished cells in any order; a slot may fill several cells. */
function randomProgram(next: Next, slots: number): RowProgram {
  const cells = Array.from({ length: 1 + next(8) }, () =>
    slots === 0 || next(4) === 0 ? finishedCell('f"'.repeat(next(20))) : next(slots),
  );
  const program = rowProgram(cells);
  assert.ok(program !== undefined);
  return program;
}

/** Some bytes become others, or the end is missing. */
function damaged(bytes: Uint8Array, next: Next): Uint8Array {
  const copy = Uint8Array.from(bytes);
  const special = Buffer.from('"\\{}[],:0.-eut\n\0 ');
  for (let times = oneOf([0, 1, 1, 3], next); times > 0 && copy.length > 0; times--) {
    const at = next(copy.length);
    copy[at] = next(2) === 0 ? (copy[at] ?? 0) ^ (1 << next(8)) : oneOf([...special], next);
  }
  return next(3) === 0 ? copy.subarray(0, next(copy.length + 1)) : copy;
}

/** The records of a random page, as far as they fit. */
function randomRecords(next: Next): Uint8Array | undefined {
  const { body, job } = oneOf(randomRun(next).pages, next);
  const bytes = Buffer.from(body);
  const start = findRecordList(
    bytes,
    job.dataField?.path.split('.').filter((key) => key !== ''),
  );
  const first = start === undefined ? -1 : bytes.indexOf('{', start);
  return first < 0 ? undefined : bytes.subarray(first, first + sizes.input);
}

describe('the kernel and its twin', () => {
  it('find and write the same, and touch nothing around', () => {
    let written = 0;
    forSeeds(
      isExhaustive ? 50_000 : 1_000,
      (next) => {
        const learnt = randomRecords(next);
        if (learnt === undefined || learnLayout(learnt, 0) === undefined) return;
        const ofProgram = next(1_000_000);
        const programOf = (slots: number) => randomProgram(seeded(ofProgram), slots);
        const work = {
          learnt,
          records: damaged(learnt, next),
          programOf,
          limit: oneOf([0, 100, 700, sizes.output], next),
        };
        const twin = outcomeOf(new KernelTwin(), work, seeded(1));
        assert.deepEqual(outcomeOf(createKernel(), work, seeded(2)), twin);
        if (JSON.stringify(twin).includes('lines')) written++;
      },
      seed * 1_000_000,
    );
    assert.ok(written > 200, `${written} were written`);
  });

  it('are there: WebAssembly, and not the twin instead of it', () => {
    assert.ok(!(createKernel() instanceof KernelTwin));
  });

  it('a read or a write outside of the memory of the twin is an error', () => {
    const twin = new KernelTwin();
    twin.memory.grow(1);
    for (const at of [0, -1, 65_536]) {
      assert.throws(() => twin.memory.get(at), RangeError);
      assert.throws(() => twin.memory.set(at, 1), RangeError);
    }
    assert.throws(() => twin.memory.number(65_533), RangeError);
    assert.throws(() => twin.memory.setNumber(65_533, 1), RangeError);
    assert.throws(() => twin.scan(65_536, 64, 128, 1), RangeError);
  });
});
