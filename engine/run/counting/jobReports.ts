import { allJobs } from '../../core/config/allJobs.ts';
import type { JobConfig } from '../../core/config/extractionConfig.ts';
import type { JobReport, JobResponses, RunReport, StopReason, Verdict } from '../../core/contracts/generated/types.ts';
import type { RunSize } from '../../core/forecast/runSize.ts';
import { SizeSum } from '../../core/forecast/sizeSum.ts';
import { neverRunsText } from '../../core/records/placeholders.ts';
import { mayLose } from '../../core/verdict/evidence.ts';
import type { RunVerdict } from '../../core/verdict/verdict.ts';
import { VerdictSum } from '../../core/verdict/verdictSum.ts';
import type { Cut } from './limits.ts';

interface JobEnd {
  stop: StopReason;
  verdict: RunVerdict;
  cut?: Cut | undefined;
  /** The size of the run in whole; absent: it is not known. */
  size?: RunSize | undefined;
}

/** The records of a parent, counted for one of its child jobs. */
export interface ParentCount {
  /** The number that was read. */
  records: number;
  /** The number that the child's filter accepts. */
  accepted: number;
  /** The number that the child ran for. */
  taken: number;
}

interface Entry {
  report: JobReport;
  verdicts: VerdictSum;
  reasons: Map<StopReason, number>;
  /** Number of runs that were started. */
  runs: number;
  cuts: Map<string, Cut>;
  sizes: SizeSum;
  responses: Omit<JobResponses, 'job'>;
  /** Of a child job. */
  parents: ParentCount;
  /** Events that are emitted once. */
  said: Set<string>;
}

/** The reports of all jobs. Sums up the runs of one job for several parent records and iterations. */
export class JobReports {
  readonly #entries = new Map<string, Entry>();
  #failedJob: string | undefined;

  /** Name of the job in which the run failed, or was cancelled. */
  get failedJob(): string | undefined {
    return this.#failedJob;
  }

  /** The report of a job, created on first use. */
  of(job: JobConfig): JobReport {
    return this.#entryOf(job).report;
  }

  runsOf(job: JobConfig): number {
    return this.#entryOf(job).runs;
  }

  /** Whether this is the first time for a job. */
  isFirst(job: JobConfig, what: string): boolean {
    const { said } = this.#entryOf(job);
    const isFirst = !said.has(what);
    said.add(what);
    return isFirst;
  }

  begin(job: JobConfig): void {
    this.#entryOf(job).runs++;
  }

  /** Counts the records of a page of its parent for a child job. */
  countParents(child: JobConfig, { records, accepted, taken }: ParentCount): void {
    const { parents } = this.#entryOf(child);
    parents.records += records;
    parents.accepted += accepted;
    parents.taken += taken;
  }

  countResponse(job: JobConfig, bytes: number, durationMs: number): void {
    const { responses } = this.#entryOf(job);
    responses.count++;
    responses.bytes += bytes;
    responses.durationMs += durationMs;
  }

  cutsOf(job: JobConfig): string[] {
    return [...this.#entryOf(job).cuts.keys()];
  }

  /** Records that a limit cut the job off. */
  cut(job: JobConfig, cut: Cut): void {
    const { cuts, verdicts } = this.#entryOf(job);
    if (cut.code === 'max-children' && !cuts.has(cut.code)) verdicts.cut(childrenCut(job, cut));
    cuts.set(cut.code, cut);
  }

  /** Records that a job cannot run, although there is a record of its parent for it. */
  neverRan(job: JobConfig): void {
    const { report, verdicts } = this.#entryOf(job);
    report.stopReason = 'no-placeholders';
    verdicts.cut({ code: 'no-placeholders', message: neverRunsText(job.name), pointer: job.pointer });
  }

  /** Records the end of a job's run. Reports the most important reason of several runs. */
  end(job: JobConfig, { stop, verdict, cut, size }: JobEnd): void {
    const { report, verdicts, reasons, sizes } = this.#entryOf(job);
    if (size !== undefined) sizes.add(size);
    if (cut !== undefined) this.cut(job, cut);
    reasons.set(stop, (reasons.get(stop) ?? 0) + 1);
    report.stopReason = [...reasons.keys()].reduce((first, next) => (weightOf(next) > weightOf(first) ? next : first));
    verdicts.add(verdict);
  }

  /** Records a run of a job that an error ended; its parent jobs fail with it. */
  fail(job: JobConfig, end: JobEnd): void {
    this.#failedJob ??= job.name;
    this.end(job, end);
  }

  /** All reports, in the order of the configuration. */
  list(jobs: readonly JobConfig[]): JobReport[] {
    const reports = this.#entriesOf(jobs).map(({ report, reasons, verdicts, ...entry }) => ({
      ...report,
      ...seenOf(entry),
      ...(countOfAll(reasons) > 1 && { stopReasons: Object.fromEntries(reasons) }),
      verdict: verdicts.verdict(),
    }));
    return reports.map((report) => ({ ...report, verdict: besideParents(report, reports) }));
  }

  /** The responses of each job that had some, in the order of the configuration. */
  responses(jobs: readonly JobConfig[]): JobResponses[] {
    return this.#entriesOf(jobs).flatMap(({ report, responses: { count, bytes, durationMs } }) =>
      count === 0 ? [] : [{ job: report.name, count, bytes, durationMs: Math.round(durationMs) }],
    );
  }

  /** Every limit that cut data, in the order of the configuration. */
  limits(jobs: readonly JobConfig[]): RunReport['limits'] {
    return this.#entriesOf(jobs).flatMap(({ report, cuts }) =>
      [...cuts.values()].map(({ code, value }) => ({ code, value, job: report.name })),
    );
  }

  #entriesOf(jobs: readonly JobConfig[]): Entry[] {
    const pointers = new Set(allJobs(jobs).map((job) => job.pointer));
    return [...pointers].flatMap((pointer) => this.#entries.get(pointer) ?? []);
  }

  /** By pointer: the runs of one job in several iterations are one report. */
  #entryOf({ name, pointer }: JobConfig): Entry {
    const known = this.#entries.get(pointer);
    if (known !== undefined) return known;
    const verdict: Verdict = { status: 'unknown', evidence: [] };
    const report: JobReport = { name, pointer, pages: 0, requests: 0, records: 0, stopReason: 'failed', verdict };
    const entry = {
      report,
      verdicts: new VerdictSum(),
      reasons: new Map(),
      runs: 0,
      sizes: new SizeSum(),
      responses: { count: 0, bytes: 0, durationMs: 0 },
      parents: { records: 0, accepted: 0, taken: 0 },
      cuts: new Map(),
      said: new Set<string>(),
    };
    this.#entries.set(pointer, entry);
    return entry;
  }
}

/** The facts about the runs of a job that a forecast needs. */
function seenOf({ runs, parents, sizes }: Pick<Entry, 'runs' | 'parents' | 'sizes'>): Partial<JobReport> {
  const { records, accepted, taken } = parents;
  // A record may be good for several runs, one for each value of a placeholder.
  const due = taken === 0 ? accepted : Math.round((accepted * runs) / taken);
  const whole = sizes.sum();
  return { runs, ...(records > 0 && { parents: records, due }), ...(whole && { whole }) };
}

/** Evidence for runs that a limit left out, which have no verdict. */
function childrenCut({ pointer }: JobConfig, { value }: Cut): Verdict['evidence'][number] {
  const message = `The job ran for ${value} records of its parent only, because of a limit.`;
  return { code: 'max-children', message, pointer };
}

/** Adds a doubt about the children of records that were never read. */
function besideParents({ pointer, verdict }: JobReport, reports: readonly JobReport[]): Verdict {
  const parent = reports.find((other) => pointer.startsWith(`${other.pointer}/children/`) && mayLose(other.verdict));
  if (parent === undefined || verdict.status !== 'complete') return verdict;
  const missing = parent.verdict.status === 'incomplete' ? 'are' : 'may be';
  const message = `Records of its parent "${parent.name}" ${missing} missing, and with them their children.`;
  return { status: 'unknown', evidence: [{ code: 'parent-incomplete', message, pointer }, ...verdict.evidence] };
}

function countOfAll(reasons: ReadonlyMap<StopReason, number>): number {
  return [...reasons.values()].reduce((sum, count) => sum + count, 0);
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

/** The weight of a stop reason: those that cut data weigh more than a regular end. */
function weightOf(stopReason: StopReason): number {
  return weighty.indexOf(stopReason);
}
