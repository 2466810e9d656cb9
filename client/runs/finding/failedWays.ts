import type { PagingSearch } from '@pagewright/engine/run';
import type { RunRecord } from '../history/runRecord.ts';

/** A way that a search has tried, and why it does not work. */
export type FailedWay = Pick<PagingSearch['tried'][number], 'what' | 'why'>;

type SearchedRun = Pick<RunRecord, 'configFile' | 'configHash'> & { report?: Pick<RunRecord, 'report'>['report'] };

/** The ways that the last search of each of these jobs has refuted, as long as the configuration is the same. */
export function failedWays(
  newestFirst: readonly SearchedRun[],
  { configFile, hash, jobs }: { configFile: string; hash: string; jobs: readonly string[] },
): FailedWay[] {
  const searched = newestFirst
    .filter((run) => run.configFile === configFile && run.configHash === hash)
    .flatMap(({ report }) => report?.search?.jobs ?? []);
  const failed = jobs.flatMap((name) => searched.find(({ job }) => job === name)?.tried ?? []);
  const keys = failed.map(({ what, why }) => JSON.stringify([what, why]));
  return failed.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}
