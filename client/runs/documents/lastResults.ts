import { type ResultTable, resultTables } from '../../tables/results/resultTables.ts';
import { isReplaced } from '../history/isReplaced.ts';
import type { RunRecord } from '../history/runRecord.ts';

/** The tables that lie in the output folders as these runs, the newest first, wrote them: of each folder the last. */
export function lastResults(runs: readonly RunRecord[]): ResultTable[] {
  return resultTables(runs.filter((run) => !isReplaced(run, runs)));
}
