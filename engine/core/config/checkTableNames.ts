import { tablesIn } from '../tables/mapping/headerOnlyTables.ts';
import { safeName } from '../tables/safeName.ts';
import { tableFile } from '../tables/tableFile.ts';
import { allJobs } from './allJobs.ts';
import type { Iteration } from './extractionConfig.ts';

/** Throws a UserError if a bucket, a data type or a table of a mapping has a name that no file can have. */
export function checkTableNames({ bucket, mappings, jobs }: Iteration, bucketPointer: string): void {
  tableFile(bucket, 'table', bucketPointer);
  for (const mapping of mappings.values()) {
    for (const table of tablesIn(mapping)) {
      const { name, pointer } = table;
      tableFile(bucket, name, table === mapping ? pointer : pointer.replace(/\/tableMapping$/, '/destination'));
    }
  }
  for (const { dataType, endpoint, pointer } of allJobs(jobs)) {
    const key = dataType === endpoint ? 'endpoint' : 'dataType';
    if (!mappings.has(dataType)) tableFile(bucket, safeName(dataType), `${pointer}/${key}`);
  }
}
