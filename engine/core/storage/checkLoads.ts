import { UserError } from '../errors.ts';
import { foldName } from './sqlNames.ts';
import type { TableLoad } from './tableLoad.ts';

/** Throws a UserError for table names that SQLite rejects or, like the platform's storage, treats as equal. */
export function checkLoads(loads: readonly TableLoad[]): void {
  const alike = findAlike(loads.map(({ name }) => name));
  if (alike !== undefined) {
    const message = `The tables "${alike[0]}" and "${alike[1]}" differ only in letter case, so the storage cannot keep them apart. Change "dataType" of one.`;
    throw new UserError('storage.tables-alike', message);
  }
  const reserved = loads.find(({ name }) => /^(sqlite|_pagewright)_/i.test(name));
  if (reserved === undefined) return;
  const message = `The storage reserves the name "${reserved.name}". Change "dataType", or set "outputBucket".`;
  throw new UserError('storage.reserved-name', message);
}

/** Throws a UserError if the names of two columns of a table are equal or differ only in letter case. */
export function checkColumns(table: string, columns: readonly string[]): void {
  const alike = findAlike(columns);
  if (alike === undefined) return;
  const message = `The columns "${alike[0]}" and "${alike[1]}" of the table "${table}" differ only in letter case, so the storage cannot keep them apart. Map one of them to another name.`;
  throw new UserError('storage.columns-alike', message);
}

function findAlike(names: readonly string[]): [string, string] | undefined {
  const seen = new Map<string, string>();
  for (const name of names) {
    const earlier = seen.get(foldName(name));
    if (earlier !== undefined) return [earlier, name];
    seen.set(foldName(name), name);
  }
  return undefined;
}
