import { allJobs } from '../../config/allJobs.ts';
import type { JobConfig } from '../../config/extractionConfig.ts';
import type { Evidence } from '../../verdict/evidence.ts';
import { weighEvidence } from '../../verdict/weighEvidence.ts';
import type { ComponentRun } from './componentRuns.ts';
import { countRows } from './countRows.ts';
import type { SaidInRun } from './eventRuns.ts';
import { followRequests, type JobTrace } from './followRequests.ts';
import type { JobEvidence } from './jobEvidence.ts';
import { type JobPaging, jobPagingOf } from './jobPaging.ts';
import type { JudgedPart } from './judgedJob.ts';
import { ignoredErrors, judgePart } from './judgePart.ts';
import { type Missing, missing } from './missing.ts';

/** The parts that the runs of a job of the platform share. */
export interface Judging {
  evidence: JobEvidence;
  /** The evidence about the job of the platform. */
  status: readonly Evidence[];
  /** The jobs of all runs. */
  all: readonly JobConfig[];
}

/** The verdicts on the jobs of a run, and the evidence that is of one of them, but not known of which. */
export interface JudgedRun {
  parts: JudgedPart[];
  loose: Evidence[];
}

/** Judges each job of a run of the component. */
export function judgeRun(run: ComponentRun, judging: Judging): JudgedRun {
  const { config, ran, said } = run;
  const row = ran.row && { row: ran.row };
  const [iteration, ...others] = config.iterations;
  const jobs = iteration?.jobs ?? [];
  if (others.length > 0) {
    const parts = allJobs(jobs).map((job) => ({ ...row, ...unknownPart(job, 'iterations', judging.status) }));
    return { parts, loose: looseEvidence(said?.items.map(({ means }) => means) ?? []) };
  }
  const now = () => Date.parse(judging.evidence.job.startedAt ?? judging.evidence.job.createdAt);
  const pagings = jobs.map((job) => jobPagingOf(job, config, now));
  const traces = tracesOf(run, pagings);
  const isAlone = jobs.length === 1 && allJobs(jobs).length === 1;
  const parts = jobs.flatMap((job, index) => {
    const paging = pagings[index];
    const trace = traces?.[index];
    const own = paging
      ? rootPart({ paging, trace, isAlone, run }, judging)
      : unknownPart(job, 'requests-unclear', judging.status);
    const hasParents = 'records' in own && (own.records ?? 0) > 0;
    const children = childParts(job, { said, status: judging.status, hasParents, hasValues: false });
    return [own, ...children].map((part) => ({ ...row, ...part }));
  });
  const isLoose = traces === undefined && !isAlone;
  return { parts, loose: isLoose ? looseEvidence(said?.items.map(({ means }) => means) ?? []) : [] };
}

function tracesOf({ config, said }: ComponentRun, pagings: readonly (JobPaging | undefined)[]): JobTrace[] | undefined {
  const known = pagings.flatMap((paging) => paging ?? []);
  if (!config.debug || said === undefined || known.length < pagings.length) return undefined;
  return followRequests(known, config, said);
}

interface RootPart {
  paging: JobPaging;
  trace: JobTrace | undefined;
  /** Whether it is the only job. */
  isAlone: boolean;
  run: ComponentRun;
}

function rootPart(
  { paging, trace, isAlone, run }: RootPart,
  { evidence, status, all }: Judging,
): Omit<JudgedPart, 'row'> {
  const { job } = paging;
  const { config, said } = run;
  const [iteration] = config.iterations;
  const hasProcessors = config.processors.some(({ position }) => position === 'after');
  const hasValues = trace !== undefined || evidence.ran?.hasValues === true;
  const counted =
    iteration === undefined || !hasValues
      ? { missing: missing('values-unknown') }
      : countRows({ job, iteration, all, hasProcessors }, evidence.job, evidence.tables);
  const messages =
    isAlone && trace === undefined ? said?.items.map(({ means }) => means) : trace?.said.map(({ means }) => means);
  const blocked = [
    ...(said === undefined || said.unknownWarnings.length > 0 ? [missing('unknown-warning')] : []),
    // What was read is not in the project.
    ...(evidence.job.mode === 'debug' ? [missing('debug-mode')] : []),
  ];
  const facts = {
    paging,
    trace,
    noTrace: trace === undefined ? whyNoTrace(run, evidence) : undefined,
    // The messages of its children cannot be separated from its own.
    said: job.children.length > 0 ? undefined : messages?.filter(isSaid),
    counted,
    blocked,
  };
  return judgePart(facts, status);
}

function isSaid(means: SaidInRun['means'] | 'request'): means is SaidInRun['means'] {
  return means !== 'request';
}

function whyNoTrace({ config }: ComponentRun, { events }: JobEvidence): Missing {
  if (events.are === 'gone') return missing('events-gone');
  if (events.are === 'cut') return missing('events-cut');
  return missing(config.debug ? 'requests-unclear' : 'no-debug');
}

function unknownPart(
  { name, pointer }: JobConfig,
  code: Parameters<typeof missing>[0],
  status: readonly Evidence[],
): Omit<JudgedPart, 'row'> {
  const verdict = weighEvidence(status);
  return { name, pointer, verdict, missing: verdict.status === 'unknown' ? [missing(code, pointer)] : [] };
}

interface ChildPlace {
  said: ComponentRun['said'];
  status: readonly Evidence[];
  /** Whether its parent read records. */
  hasParents: boolean;
  /** Whether a job above it has placeholders. */
  hasValues: boolean;
}

function childParts(parent: JobConfig, place: ChildPlace): Omit<JudgedPart, 'row'>[] {
  const { said, status, hasParents } = place;
  const isSaid = said?.items.some(({ means }) => means === 'no-placeholders') === true;
  return parent.children.flatMap((child) => {
    const hasValues = place.hasValues || child.placeholders.length > 0;
    const never = !hasValues && (isSaid || hasParents) ? [neverRan(child)] : [];
    const below = { ...place, hasValues, hasParents: false };
    return [unknownPart(child, 'children', [...status, ...never]), ...childParts(child, below)];
  });
}

function neverRan({ pointer }: JobConfig): Evidence {
  const message = 'It has no "placeholders", so it never ran.';
  return { code: 'no-placeholders', speaks: 'incomplete', message, pointer };
}

/** Limits and ignored errors of some job. As doubts: the limit may not have cut anything there. */
function looseEvidence(said: readonly (SaidInRun['means'] | 'request')[]): Evidence[] {
  const limits = (['force-stop', 'limit-stop'] as const).filter((code) => said.includes(code));
  const ignored = said.filter((means) => means === 'ignored-error').length;
  return [
    ...limits.map((code): Evidence => {
      const name = code === 'force-stop' ? 'forceStop' : 'limitStop';
      return {
        code,
        speaks: 'doubt',
        message: `"${name}" ended the paging of a job; without "debug" it is not known of which.`,
      };
    }),
    ...(ignored > 0 ? [ignoredErrors(ignored)] : []),
  ];
}
