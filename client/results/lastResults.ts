import { isReplaced } from '../history/isReplaced.ts';
import type { RunRecord } from '../history/runRecord.ts';
import { type ResultTable, resultTables } from './resultTables.ts';

/** The tables that lie in the output folders as these runs, the newest first, wrote them: of each folder the last. */
export function lastResults(runs: readonly RunRecord[]): ResultTable[] {
  return resultTables(runs.filter((run) => !isReplaced(run, runs)));
}
