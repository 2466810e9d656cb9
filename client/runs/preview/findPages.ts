import { readKeptExchange } from '@pagewright/engine/exchanges';
import { countText } from '@pagewright/engine/text/countText';
import { type RecordingFiles, recordedAt } from '../../running/recordings/recordedAt.ts';
import { ageText } from '../../shared/text/ageText.ts';
import type { RunHistory } from '../history/runHistory.ts';
import type { RunRecord } from '../history/runRecord.ts';

/** Known pages of a configuration. */
export interface KnownPages {
  /** The run that kept them, or the recording of the configuration in their environment. */
  from: { run: string } | 'recording';
  /** The description of these pages, in words. */
  source: string;
  /** The environment in which they were read. */
  environment?: string | undefined;
  /** The only job that they belong to. */
  job?: string | undefined;
  onlyPage?: { job: string; page: number } | undefined;
}

/**
 * The newest known pages of a configuration in an environment, or in none: from a run in the history, active or ended, or
 * from its recording.
 */
export async function findPages(
  { history, recordingFiles }: { history: RunHistory; recordingFiles: RecordingFiles },
  configFile: string,
  now: number,
  environment?: string,
): Promise<KnownPages | undefined> {
  const runs = await history.all();
  const candidates = runs.filter(
    ({ configFile: file, scope, jobs }) =>
      file === configFile &&
      scope.environment === environment &&
      !scope.recorded &&
      jobs.some(({ pages }) => pages > 0),
  );
  const run = await firstKept(history, candidates);
  const [ranAt, recorded] = [
    run === undefined ? undefined : Date.parse(run.startedAt),
    await recordedAt(recordingFiles(configFile, environment)),
  ];
  if (recorded !== undefined && recorded > (ranAt ?? 0)) {
    return { from: 'recording', environment, source: `the recording made ${ageText(now - recorded)}` };
  }
  if (run === undefined || ranAt === undefined) return undefined;
  const pages = run.jobs.reduce((sum, job) => sum + job.pages, 0);
  const { job } = run.scope;
  const which = `the run of ${run.title} ${ageText(now - ranAt)} (${countText(pages, 'page')})`;
  return { from: { run: run.id }, environment, source: which, job };
}

/** The newest of these runs whose pages were kept: the others cannot be replayed. */
async function firstKept({ store }: RunHistory, runs: readonly RunRecord[]): Promise<RunRecord | undefined> {
  for (const run of runs) {
    if ((await readKeptExchange(store.exchanges(run.id), 1)) !== undefined) return run;
  }
  return undefined;
}
