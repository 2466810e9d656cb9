import assert from 'node:assert/strict';
import { createKernel } from '../../../../engine/core/transcode/createKernel.ts';
import { findRecordList } from '../../../../engine/core/transcode/findRecordList.ts';
import { type Kernel, padding } from '../../../../engine/core/transcode/kernel.ts';
import { KernelMemory } from '../../../../engine/core/transcode/kernelMemory.ts';
import { type RecordLayout, withElements } from '../../../../engine/core/transcode/layout.ts';
import { learnLayout } from '../../../../engine/core/transcode/learnLayout.ts';
import { LoadedPlan } from '../../../../engine/core/transcode/loadedPlan.ts';
import {
  type Cell,
  finishedCell,
  type HashPart,
  hashedObject,
  type Link,
  type RowBytes,
  type RowProgram,
  rowProgram,
} from '../../../../engine/core/transcode/rowProgram.ts';
import { CsvTables } from '../../../support/csvTables.ts';
import { KernelTwin } from '../../../support/kernelTwin/kernelTwin.ts';
import { forSeeds, type Next, seeded } from '../../../support/seeded.ts';
import { randomCount } from '../../../support/sweep.ts';
import { randomRun } from './randomRun.ts';
import { oneOf } from './randomTokens.ts';

const sizes = { input: 4096, output: 32_768, starts: 64, programs: 16_384, hashed: 16_384 };
/** Six in ten write something. */
const runs = randomCount({ whole: 50_000, sample: 50 });
/** The bytes before the window on a body. */
const windowAt = padding;

/** The input of both kernels. */
interface Work {
  /** The layout is that of the first record in these bytes. */
  learnt: Uint8Array;
  /** The records may not have it, and may be cut or broken. */
  records: Uint8Array;
  /** Programs for the layout and those of the elements in it. */
  seed: number;
  output: number;
}

/** Does the work with random bytes around everything, which may neither change nor matter. Returns the results. */
function outcomeOf(kernel: Kernel, { learnt, records, seed, output }: Work, guards: Next): unknown {
  const memory = new KernelMemory(kernel, { ...sizes, output });
  const { startsAt, slotsAt, outAt, outEnd } = memory;
  const bytes = () => new Uint8Array(kernel.memory.buffer);
  const layout = learnLayout(learnt, 0);
  assert.ok(layout !== undefined);
  memory.layouts.load(layout);
  const layouts = [...withElements(layout)];
  const tables = new CsvTables();
  const programs = randomPrograms(seeded(seed), layout, tables);

  const { shift } = memory.window(records, 0, 0);
  assert.equal(shift, windowAt);
  const around: [from: number, to: number][] = [
    [0, windowAt],
    [windowAt + records.length + padding, startsAt],
    [outEnd, outEnd + padding],
  ];
  for (const [from, to] of around) for (let at = from; at < to; at++) bytes()[at] = guards(256);
  const kindsAt = layouts.map((each): [number, number] => {
    const { byteOffset, length } = memory.layouts.kindsOf(each);
    return [byteOffset, byteOffset + length];
  });
  let before = bytes().slice();
  const assertUnchanged = (...free: [from: number, to: number][]) => {
    const [was, is] = [before.slice(), bytes().slice()];
    for (const [from, to] of [...free, ...kindsAt]) {
      was.fill(0, from, to);
      is.fill(0, from, to);
    }
    const at = is.findIndex((byte, index) => byte !== was[index]);
    assert.equal(at, -1, `byte ${at} was written`);
  };

  const address = memory.layouts.addressOf(layout);
  const count = kernel.scan(shift, address, startsAt, sizes.starts);
  assertUnchanged([startsAt, startsAt + 4 * count]);
  const scanned = {
    count,
    end: kernel.readEnd(),
    starts: [...memory.starts(count)],
    kinds: layouts.map((each) => [...memory.layouts.kindsOf(each)]),
  };
  if (count === 0) return scanned;
  const columns = Array.from({ length: layout.pieces.length - 1 }, (_, slot) => [
    ...memory.find(shift, layout, slot, count),
  ]);
  assertUnchanged([startsAt, outEnd]);
  const plan = LoadedPlan.load(memory, layouts, programs);
  assert.ok(plan !== undefined);
  before = bytes().slice();
  const written = kernel.write(shift, address, plan.address, count);
  assertUnchanged([slotsAt, outEnd], [plan.address, plan.address + sizes.programs]);
  assert.ok(outAt + output === outEnd && plan.address === outEnd + padding);
  plan.flush();
  return { scanned, columns, written, end: kernel.readEnd(), tables: tables.texts };
}

/** Programs for a layout and, in separate tables, for elements of its lists. */
function randomPrograms(next: Next, layout: RecordLayout, tables: CsvTables): Map<RecordLayout, RowProgram> {
  const programs = new Map<RecordLayout, RowProgram>();
  const add = (each: RecordLayout, rows: RowBytes, outer: Link | undefined): void => {
    const parents: [string, HashPart[]][] = outer === undefined ? [] : [['p', [Buffer.from('s:'), outer]]];
    const link: Link = { path: `t${next(100)}`, hashed: hashedObject(each.fields, parents) };
    const isList = new Set(each.lists.map(({ slot }) => slot));
    const slots = each.pieces.length - 1;
    const cells = Array.from({ length: 1 + next(8) }, (): Cell => {
      const slot = next(slots + 1);
      if (slot === slots || next(4) === 0) return finishedCell('f"'.repeat(next(20)));
      return isList.has(slot) ? { link, slot } : slot;
    });
    if (outer !== undefined) cells.push({ link: outer });
    const fed = each.lists.filter(() => next(5) !== 0);
    const program = rowProgram(rows, cells, { links: [link], lists: fed.map(({ slot }) => slot) });
    assert.ok(program !== undefined);
    programs.set(each, program);
    for (const { elements } of fed) {
      const table = tables.openTable('elements', []);
      for (const element of elements) add(element, table, link);
    }
  };
  add(layout, tables.openTable('records', []), undefined);
  return programs;
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
    forSeeds(runs, (next) => {
      const learnt = randomRecords(next);
      if (learnt === undefined || learnLayout(learnt, 0) === undefined) return;
      const output = oneOf([1024, 4096, sizes.output], next);
      const work = { learnt, records: damaged(learnt, next), seed: next(1_000_000), output };
      const twin = outcomeOf(new KernelTwin(), work, seeded(1));
      assert.deepEqual(outcomeOf(createKernel(), work, seeded(2)), twin);
      if (JSON.stringify(twin).includes('tables')) written++;
    });
    assert.ok(written > runs / 4, `${written} of ${runs} were written`);
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
