import { headerOnlyTables } from '../tables/mapping/headerOnlyTables.ts';
import { tableFile } from '../tables/tableFile.ts';
import type { Iteration } from './extractionConfig.ts';

/** Throws a UserError if a bucket, or a table name of a mapping, is not a valid file name. */
export function checkTableNames(iterations: readonly Iteration[]): void {
  for (const { bucket, mappings } of iterations) {
    tableFile(bucket, 'table');
    for (const { name } of [...mappings.values()].flatMap(headerOnlyTables)) tableFile(bucket, name);
  }
}
