import type { TableRows } from '../../tables/compare/rowMessages.ts';
import type { RunRecord } from '../history/runRecord.ts';

/** Compares the rows of these tables in two runs, and passes the result of each table on until it is disposed of. */
export type CompareRunRows = (
  before: RunRecord,
  after: RunRecord,
  tables: readonly string[],
  take: (rows: TableRows) => void,
) => { dispose(): void };

/** In a browser no tables are kept. */
export const rowsInBrowser: CompareRunRows = (_before, _after, tables, take) => {
  for (const table of tables) take({ table, reason: 'not-kept' });
  return { dispose() {} };
};
