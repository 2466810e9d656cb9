import { type ResultTable, resultTables } from '../../tables/results/resultTables.ts';
import { isReplaced } from '../history/isReplaced.ts';
import type { RunRecord } from '../history/runRecord.ts';

/** The tables of these runs that no later run has replaced in their output folder. */
export function lastResults(runs: readonly RunRecord[]): ResultTable[] {
  return resultTables(runs.filter((run) => !isReplaced(run, runs)));
}
