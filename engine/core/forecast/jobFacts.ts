import type { WholeRuns } from '../contracts/generated/types.ts';
import type { JobEvidence, RunEvidence } from './runEvidence.ts';

/** The facts about a job, each from the run that knows it best. */
export interface JobFacts {
  /** Absent: no run of it is known. */
  seen?: JobEvidence | undefined;
  whole?: Placed<WholeRuns> | undefined;
  parents?: Placed<{ read: number; due: number }> | undefined;
}

/** A fact, and the run that it is from. */
export interface Placed<Fact> {
  fact: Fact;
  run: RunEvidence;
}

/**
 * The facts about a job, from runs with the newest first. Of a job that runs once the newest counts, such as a total of
 * the API; of others a run that read everything, as it is no sample.
 */
export function jobFacts(name: string, newestFirst: readonly RunEvidence[], runsOnce: boolean): JobFacts {
  const all = newestFirst.flatMap((run) => {
    const job = run.jobs.find((each) => each.name === name);
    return job === undefined || job.runs === 0 ? [] : [{ run, job }];
  });
  const wholeFirst = [...all.filter(({ run }) => run.isWhole), ...all.filter(({ run }) => !run.isWhole)];
  const sized = (runsOnce ? all : wholeFirst).find(({ job }) => job.whole !== undefined);
  const fed = ofParents(name, newestFirst);
  return {
    seen: all[0]?.job,
    whole: sized?.job.whole && { fact: sized.job.whole, run: sized.run },
    parents: fed,
  };
}

/** How many records of its parent a child runs for. It may be none of them, so that it has no run. */
function ofParents(name: string, newestFirst: readonly RunEvidence[]): JobFacts['parents'] {
  const found = newestFirst.flatMap((run) => {
    const { parents = 0, due } = run.jobs.find((each) => each.name === name) ?? {};
    return parents === 0 || due === undefined ? [] : [{ run, fact: { read: parents, due } }];
  });
  return found.find(({ run }) => run.isWhole) ?? found[0];
}
