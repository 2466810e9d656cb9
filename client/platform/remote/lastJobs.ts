import { isUserError } from '@pagewright/engine/errors';
import type { JudgedJob, ListedConfiguration } from '@pagewright/engine/platform';
import type { ProjectName } from '../connections/tokens.ts';
import type { JobVerdicts } from './jobVerdicts.ts';

/** How many last jobs are judged by themselves. Each takes some requests; *Check Last Night* judges all of them. */
const judgedAtOnce = 12;

/** Judges a job of a project. */
export type Judge = (job: string, versionHere: number | undefined) => Promise<JudgedJob>;

/** Judges the last jobs of configurations that were not judged before, for the view. What fails is not tried again. */
export class LastJobs {
  readonly #verdicts: Pick<JobVerdicts, 'of' | 'keep'>;
  /** The jobs whose judgement has failed. */
  readonly #failed = new Set<string>();

  constructor(verdicts: Pick<JobVerdicts, 'of' | 'keep'>) {
    this.#verdicts = verdicts;
  }

  /** The jobs that are to be judged, with the versions here that they are compared with. */
  waiting(project: ProjectName, listed: readonly ListedConfiguration[]): [job: string, versionHere?: number][] {
    const jobs = listed.flatMap(({ lastJob, pulled }): [string, number?][] => {
      if (!lastJob?.isFinished || this.#verdicts.of(project, lastJob.id) !== undefined) return [];
      if (this.#failed.has(nameOf(project, lastJob.id))) return [];
      return [pulled === undefined ? [lastJob.id] : [lastJob.id, pulled]];
    });
    return jobs.slice(0, judgedAtOnce);
  }

  /** Judges them one after the other. Throws the signal's reason. */
  async judge(
    project: ProjectName,
    jobs: readonly [job: string, versionHere?: number][],
    judge: Judge,
    signal: AbortSignal,
  ): Promise<void> {
    for (const [job, versionHere] of jobs) {
      try {
        await this.#verdicts.keep(project, [await judge(job, versionHere)]);
      } catch (error) {
        if (signal.aborted || !isUserError(error)) throw error;
        this.#failed.add(nameOf(project, job));
      }
    }
  }
}

function nameOf({ stack, project }: ProjectName, job: string): string {
  return `${stack}/${project}/${job}`;
}
