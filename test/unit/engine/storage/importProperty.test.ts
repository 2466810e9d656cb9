import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Next, seeded, seedsOf } from '../../../support/seeded.ts';
import { partOf, sweep } from '../../../support/sweep.ts';
import { StorageModel } from './storageModel.ts';
import { importWritten, readStored, type WrittenTable } from './storedTables.ts';

const seeds = seedsOf(partOf(400));
const names = ['in.c-main.users', 'in.c-main.orders', 'bare'];
const columnNames = ['id', 'lang', 'na.me', 'with "quotes"', 'rowid', 'ž'];
const cells = ['', '0', '1', '2', 'a\nb', '"', 'ž'];

describe('any sequence of full and incremental loads', () => {
  it('comes to what the model says', () => sweep(seeds, 6, check));

  it('has full and incremental loads, repeated keys, new keys and new columns in it', () => {
    const runs = Array.from({ length: 100 }, (_, seed) => sequence(seeded(seed + 1))).flat(2);
    const incremental = runs.filter(({ isIncremental }) => isIncremental);
    assert.ok(incremental.length > 100 && incremental.length < runs.length - 100);
    assert.ok(runs.some(({ key = [], rows }) => key.length > 1 && rows.length > 3));
    assert.ok(runs.some(({ rows }) => rows.length === 0));
  });
});

async function check(seed: number): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pagewright-storage-'));
  const model = new StorageModel();
  const runs = sequence(seeded(seed));
  try {
    for (const tables of runs) {
      await importWritten(folder, tables);
      for (const table of tables) model.load(table);
      assert.deepEqual(readStored(folder), model.content());
    }
  } catch (error) {
    throw new Error(`seed ${seed}: ${String(error)}\n${JSON.stringify(runs)}`, { cause: error });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The tables of a few runs, one after another. */
function sequence(next: Next): WrittenTable[][] {
  return Array.from({ length: 2 + next(4) }, () => {
    const count = 1 + next(2);
    return shuffled(next, names)
      .slice(0, count)
      .map((name) => table(next, name));
  });
}

function table(next: Next, name: string): WrittenTable {
  const columns = shuffled(next, columnNames).slice(0, 1 + next(columnNames.length));
  // Mostly the same key, as in life; now and then another, or one with a column that the file does not have.
  const key = next(3) > 0 ? ['id'] : shuffled(next, columnNames).slice(0, next(3));
  const rows = Array.from({ length: next(6) }, () => columns.map(() => cells[next(cells.length)] ?? ''));
  return { name, columns, rows, key, isIncremental: next(3) > 0 };
}

function shuffled(next: Next, items: readonly string[]): string[] {
  return items
    .map((item) => ({ item, place: next(1_000) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
