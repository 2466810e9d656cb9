import { createHash } from 'node:crypto';
import { createReadStream, readdirSync } from 'node:fs';
import path from 'node:path';

/** The tables that a contender wrote: rows by table, the header not counted, a digest over all of it, and its size. */
export interface WrittenTables {
  rows: Record<string, number>;
  digest: string;
  bytes: number;
}

const lineEnd = 10;

/**
 * Reads the CSV files of a folder. No text of the workloads has a line end in it, so lines are rows. A table is named by
 * its file up to the first dot: dlt may write several files for one, and its own tables begin with an underscore.
 */
export async function readTables(folder: string): Promise<WrittenTables> {
  const files = readdirSync(folder).filter((name) => /^[^_].*\.csv$/.test(name));
  const hash = createHash('sha256');
  const rows: Record<string, number> = {};
  let bytes = 0;
  for (const file of files.sort()) {
    let lines = 0;
    hash.update(`${file}\n`);
    for await (const chunk of createReadStream(path.join(folder, file), { highWaterMark: 1 << 20 })) {
      hash.update(chunk);
      lines += countLines(chunk);
      bytes += chunk.length;
    }
    const [table = ''] = file.split('.');
    rows[table] = (rows[table] ?? 0) + lines - 1;
  }
  return { rows, digest: hash.digest('hex'), bytes };
}

function countLines(content: Buffer): number {
  let lines = 0;
  for (let at = content.indexOf(lineEnd); at >= 0; at = content.indexOf(lineEnd, at + 1)) lines++;
  return lines;
}
