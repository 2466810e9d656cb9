import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a contender wrote: rows by table, the header not counted, and one digest over all of it. */
export interface WrittenTables {
  rows: Record<string, number>;
  digest: string;
}

const lineEnd = 10;

/** Reads the CSV files of a folder. No text of the workloads has a line end in it, so lines are rows. */
export function readTables(folder: string): WrittenTables {
  const files = readdirSync(folder).filter((name) => name.endsWith('.csv'));
  const hash = createHash('sha256');
  const rows: Record<string, number> = {};
  for (const file of files.sort()) {
    const content = readFileSync(path.join(folder, file));
    rows[path.basename(file, '.csv')] = countLines(content) - 1;
    hash.update(`${file}\n`).update(content);
  }
  return { rows, digest: hash.digest('hex') };
}

function countLines(content: Buffer): number {
  let lines = 0;
  for (let at = content.indexOf(lineEnd); at >= 0; at = content.indexOf(lineEnd, at + 1)) lines++;
  return lines;
}
