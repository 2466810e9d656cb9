import type { ExtractionConfig } from '../../config/extractionConfig.ts';
import { rowsOf } from './countRows.ts';
import type { JobEvidence } from './jobEvidence.ts';
import type { JudgedTable } from './judgedJob.ts';

/** The tables that a job wrote, with its rows where they can be told. */
export function judgedTables({ job, tables }: JobEvidence, configs: readonly ExtractionConfig[]): JudgedTable[] {
  const isIncremental = configs.some(({ iterations }) => iterations.some(({ incremental }) => incremental));
  const outputs = new Map(job.result?.outputTables.map(({ id, columns }) => [id, columns]));
  return tables.map((table) => {
    const { id, after } = table;
    const counted = configs.length === 0 || job.mode === 'debug' ? undefined : rowsOf(table, job, isIncremental);
    return {
      id,
      columns: after?.columns ?? outputs.get(id) ?? [],
      ...(counted && 'rows' in counted && { rows: counted.rows }),
      ...(after && { allRows: after.rows }),
    };
  });
}
