import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { RunReport, TableReport } from '@pagewright/engine/run';
import { profileColumns } from './profileColumns.ts';
import type { TableProfile, TableProfiles } from './tableProfile.ts';

/** The maximum number of bytes to profile per run: more would keep the disk busy for seconds after each run. */
const maxBytes = 200 * 1000 * 1000;

/** Profiles the tables of a completed run in order, as long as their total size is within the limit. */
export async function profileTables(
  { tables }: Pick<RunReport, 'tables'>,
  outDir: string,
  limit = maxBytes,
): Promise<TableProfiles> {
  const profiles: TableProfile[] = [];
  let bytes = 0;
  for (const table of tables) {
    const file = path.join(outDir, table.file);
    const size = await stat(file).then(
      (found) => found.size,
      () => 0,
    );
    const isTooLarge = bytes + size > limit;
    if (!isTooLarge) bytes += size;
    profiles.push(isTooLarge ? skipped(table, 'too-large') : await profileTable(table, file));
  }
  return { version: 1, tables: profiles };
}

async function profileTable(table: TableReport, file: string): Promise<TableProfile> {
  const { name, rows, columns } = table;
  // Without rows there is nothing to read.
  if (rows === 0)
    return { name, rows, columns: columns.map((column) => ({ name: column, type: 'empty', longest: 0, empty: 0 })) };
  try {
    return { name, rows, columns: await profileColumns(file, columns) };
  } catch {
    return skipped(table, 'unreadable');
  }
}

function skipped({ name, rows, columns }: TableReport, reason: NonNullable<TableProfile['skipped']>): TableProfile {
  return { name, rows, columns: columns.map((column) => ({ name: column })), skipped: reason };
}
