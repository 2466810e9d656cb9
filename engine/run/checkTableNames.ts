import type { Iteration } from '../core/config/extractionConfig.ts';
import { headerOnlyTables } from '../core/tables/mapping/headerOnlyTables.ts';
import { tableFile } from '../core/tables/tableFile.ts';

/** Throws a UserError where a bucket, or the name that a mapping gives a table, cannot be the name of a file. */
export function checkTableNames(iterations: readonly Iteration[]): void {
  for (const { bucket, mappings } of iterations) {
    tableFile(bucket, 'table');
    for (const { name } of [...mappings.values()].flatMap(headerOnlyTables)) tableFile(bucket, name);
  }
}
