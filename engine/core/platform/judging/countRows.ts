import type { Iteration, JobConfig } from '../../config/extractionConfig.ts';
import type { TableMapping } from '../../tables/mapping/tableMapping.ts';
import type { RemoteJob } from '../remoteJob.ts';
import type { JobTable } from './jobEvidence.ts';
import { type Missing, missing } from './missing.ts';

/** Rows that one job of the configuration wrote, or why they cannot be counted. */
export type CountedRows = { rows: number } | { missing: Missing };

/** The table of a job, and the other jobs that may write it. */
interface Written {
  job: JobConfig;
  iteration: Iteration;
  /** All jobs of all runs. */
  all: readonly JobConfig[];
  hasProcessors: boolean;
}

/** The time that the clocks of a stack may differ. */
const toleranceMs = 5000;

/** Counts the records of a job of the configuration by the rows of its table, where they are the same. */
export function countRows(written: Written, remote: RemoteJob, tables: readonly JobTable[]): CountedRows {
  const { job, iteration, hasProcessors } = written;
  if (remote.mode === 'debug') return { missing: missing('debug-mode') };
  if (hasProcessors) return { missing: missing('processors') };
  if (isShared(written)) return { missing: missing('shared-table', job.pointer) };
  const found = tables.filter(({ id }) => nameOf(id) === nameOf(`..${job.dataType}`));
  const [table, ...others] = found;
  if (table === undefined) return { missing: missing(isUnread(job, remote) ? 'tables-cut' : 'no-table', job.pointer) };
  if (others.length > 0) return { missing: missing('shared-table', job.pointer) };
  return rowsOf(table, remote, iteration.incremental);
}

/** Whether the job says that it wrote the table, which was not read. */
function isUnread({ dataType }: JobConfig, { result }: RemoteJob): boolean {
  return result?.outputTables.some(({ id }) => nameOf(id) === nameOf(`..${dataType}`)) === true;
}

/** The rows of a job in a table that it alone wrote. */
export function rowsOf(table: JobTable, remote: RemoteJob, isIncremental: boolean): CountedRows {
  const { after, before } = table;
  if (after === undefined) return { missing: missing('table-gone') };
  if (!isImportedBy(after.importedAt, remote)) return { missing: missing('table-changed') };
  if (!isIncremental) return { rows: after.rows };
  if (before === 'none') return { rows: after.rows };
  if (before === undefined) return { missing: missing('no-rows-before') };
  if (after.primaryKey.length > 0) return { missing: missing('key-incremental') };
  return after.rows < before.rows ? { missing: missing('table-changed') } : { rows: after.rows - before.rows };
}

/** Whether the last import of a table was during the job, so that its rows are those of the job. */
function isImportedBy(importedAt: string | undefined, { startedAt, endedAt }: RemoteJob): boolean {
  if (importedAt === undefined || startedAt === undefined || endedAt === undefined) return false;
  const at = Date.parse(importedAt);
  return at >= Date.parse(startedAt) - toleranceMs && at <= Date.parse(endedAt) + toleranceMs;
}

/** Whether another job writes the same table, or one whose lists get a table of this name. */
function isShared({ job, all, iteration }: Written): boolean {
  const others = all.filter((other) => other !== job);
  const isOfOther = others.some(({ dataType }) => dataType === job.dataType || job.dataType.startsWith(`${dataType}_`));
  return isOfOther || [...iteration.mappings.values()].some((mapping) => feeds(mapping, job.dataType));
}

/** Whether lists in the rows of a mapping become rows of a table, too. */
function feeds({ items, name }: TableMapping, table: string): boolean {
  return items.some((item) => {
    if (item.kind === 'own-table') return name === table;
    return item.kind === 'table' && (item.table.name === table || feeds(item.table, table));
  });
}

/** The name of a table without its stage and bucket. */
export function nameOf(id: string): string {
  return id.split('.').slice(2).join('.').toLowerCase();
}
