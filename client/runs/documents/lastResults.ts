import { type ResultTable, resultTables } from '../../tables/results/resultTables.ts';
import { distinctTitle } from '../history/distinctName.ts';
import { isReplaced } from '../history/isReplaced.ts';
import type { RunRecord } from '../history/runRecord.ts';

/** The tables of these runs, or those of one configuration, that no later run has replaced in their output folder. */
export function lastResults(runs: readonly RunRecord[], configFile?: string): ResultTable[] {
  const wanted = runs.filter((run) => configFile === undefined || run.configFile === configFile);
  const last = wanted.filter((run) => !isReplaced(run, runs));
  return resultTables(last.map((run) => ({ ...run, title: distinctTitle(run, runs) })));
}
