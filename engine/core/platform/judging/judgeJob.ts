import { allJobs } from '../../config/allJobs.ts';
import { type ComponentRun, componentRuns } from './componentRuns.ts';
import type { JobEvidence } from './jobEvidence.ts';
import type { JudgedJob } from './judgedJob.ts';
import { judgedTables } from './judgedTables.ts';
import { judgeRun } from './judgeRun.ts';
import { partText, remarksOf } from './remarks.ts';
import { shownJob } from './shownJob.ts';
import { statusEvidence } from './statusEvidence.ts';
import { wholeVerdict } from './wholeVerdict.ts';

/** Judges a job of the platform by its traces. `complete` only from evidence. */
export function judgeJob(evidence: JobEvidence): JudgedJob {
  const { job, ran, versionHere: here } = evidence;
  const status = statusEvidence(job);
  const found = componentRuns(evidence);
  const [runs, without] = 'runs' in found ? [found.runs, []] : [[], [found.missing]];
  const configs = runs.map(({ config }) => config);
  const all = configs.flatMap(({ iterations }) => iterations.flatMap(({ jobs }) => allJobs(jobs)));
  const judged = runs.map((run: ComponentRun) => judgeRun(run, { evidence, status, all }));
  const parts = judged.flatMap((run) => run.parts);
  const version = ran?.version ?? job.result?.configurationVersion;
  const part = partText(ran);
  const isOther = version !== undefined && here !== undefined && version !== here;
  return {
    job: shownJob(job),
    ...wholeVerdict([...status, ...judged.flatMap(({ loose }) => loose)], parts, without),
    parts,
    tables: judgedTables(evidence, configs),
    version: { ...(version !== undefined && { ran: version }), ...(here !== undefined && { here }), isOther },
    ...(part !== undefined && { part }),
    remarks: remarksOf(evidence, configs, isOther),
  };
}
