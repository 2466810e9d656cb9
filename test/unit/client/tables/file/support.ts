import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { cellBytes } from '../../../../../client/tables/file/cellBytes.ts';
import { type CsvFile, walkRecords } from '../../../../../client/tables/file/walkRecords.ts';

export interface Walked {
  cells: string[];
  offset: number;
  isCut: boolean;
}

/** Runs a test with a file that holds these bytes; it is removed afterwards. */
export async function withCsv<Result>(
  content: string | Uint8Array,
  use: (file: CsvFile, place: string) => Promise<Result>,
  options: Partial<CsvFile> = {},
): Promise<Result> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pagewright-table-'));
  const place = path.join(folder, 'table.csv');
  writeFileSync(place, content);
  const handle = await open(place, 'r');
  try {
    const { size } = await handle.stat();
    const file = { handle, size, delimiter: 0x2c, chunkBytes: 4_096, maxRecordBytes: 1_000_000, ...options };
    return await use(file, place);
  } finally {
    await handle.close();
    rmSync(folder, { recursive: true });
  }
}

/** All rows of a file, the header included. */
export async function allRows(file: CsvFile, start = 0): Promise<Walked[]> {
  const rows: Walked[] = [];
  await walkRecords(file, { start }, (bytes, spans, offset) => {
    const cells = Array.from({ length: spans.count }, (_, column) => cellBytes(bytes, spans, column).toString());
    rows.push({ cells, offset, isCut: spans.isCut });
    return undefined;
  });
  return rows;
}

/** A table as the engine writes it: every cell in quotes. */
export function quoted(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\n`).join('');
}

/** Numbers that look random and are always the same. */
export function pseudoRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
