import { UserError } from '../../errors.ts';
import { foldName } from './sqlNames.ts';
import type { TableLoad } from './tableLoad.ts';

/**
 * Throws a UserError where SQLite could not keep tables apart, or would refuse one for its name. It takes names that
 * differ only by the case of their letters for the same, as the platform's storage does.
 */
export function checkLoads(loads: readonly TableLoad[]): void {
  const alike = findAlike(loads.map(({ name }) => name));
  if (alike !== undefined) {
    const message = `The tables "${alike[0]}" and "${alike[1]}" differ only by the case of letters, and the storage cannot keep them apart. Change "dataType" of one.`;
    throw new UserError('storage.tables-alike', message);
  }
  const reserved = loads.find(({ name }) => /^(sqlite|_pagewright)_/i.test(name));
  if (reserved === undefined) return;
  const message = `The storage keeps the name "${reserved.name}" for itself. Change "dataType", or set "outputBucket".`;
  throw new UserError('storage.reserved-name', message);
}

/** Throws a UserError where two columns of a table differ only by the case of their letters, or not at all. */
export function checkColumns(table: string, columns: readonly string[]): void {
  const alike = findAlike(columns);
  if (alike === undefined) return;
  const message = `The columns "${alike[0]}" and "${alike[1]}" of the table "${table}" differ only by the case of letters, and the storage cannot keep them apart. Map one of them to another name.`;
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
