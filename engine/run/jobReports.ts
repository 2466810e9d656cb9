import { allJobs } from '../core/config/allJobs.ts';
import type { JobConfig } from '../core/config/extractionConfig.ts';
import type { StopReason } from '../core/pagination/stopReason.ts';
import { concludeVerdict } from '../core/verdict/concludeVerdict.ts';
import type { JobReport } from './report.ts';

/** The reports of all jobs. The runs of one child job, one for each record of its parent, are summed up. */
export class JobReports {
  /** By the job's pointer: the runs of one job in several iterations are one to the reader. */
  readonly #reports = new Map<string, JobReport>();
  readonly #ended = new Set<JobReport>();
  #failedJob: string | undefined;

  /** Name of the job in which the run failed, or was cancelled. */
  get failedJob(): string | undefined {
    return this.#failedJob;
  }

  /** The report of a job, made when the job is first asked for. */
  of(job: JobConfig): JobReport {
    const known = this.#reports.get(job.pointer);
    if (known !== undefined) return known;
    const { name, pointer } = job;
    const report: JobReport = {
      name,
      pointer,
      pages: 0,
      requests: 0,
      records: 0,
      stopReason: 'failed',
      verdict: concludeVerdict('failed'),
    };
    this.#reports.set(pointer, report);
    return report;
  }

  /** Settles how a run of a job ended. Of several runs the reason that matters most stands for all. */
  end(job: JobConfig, stopReason: StopReason): void {
    const report = this.of(job);
    const isFirst = !this.#ended.has(report);
    this.#ended.add(report);
    report.stopReason = isFirst || weightOf(stopReason) > weightOf(report.stopReason) ? stopReason : report.stopReason;
    report.verdict = concludeVerdict(report.stopReason);
  }

  /** Settles a run of a job that an error ended; the jobs around it fail with it. */
  fail(job: JobConfig, stopReason: 'failed' | 'cancelled'): void {
    this.#failedJob ??= job.name;
    this.end(job, stopReason);
  }

  /** Every report there is, in the order of the configuration. */
  list(jobs: readonly JobConfig[]): JobReport[] {
    const pointers = new Set(allJobs(jobs).map((job) => job.pointer));
    return [...pointers].flatMap((pointer) => this.#reports.get(pointer) ?? []);
  }
}

const weighty: readonly StopReason[] = [
  'limit-stop',
  'force-stop',
  'repeated-page',
  'max-pages',
  'max-records',
  'max-requests',
  'cancelled',
  'failed',
];

/** Reasons that cut data weigh more than a lawful end. */
function weightOf(stopReason: StopReason): number {
  return weighty.indexOf(stopReason);
}
