import type { Bound, Expected } from '../contracts/generated/types.ts';
import { maxAutoWidth } from '../pacing/widthControl.ts';
import type { JobQuantities } from './forecastJob.ts';
import { type Known, sumOf } from './quantity.ts';
import type { JobEvidence, KnownLimit, RunEvidence } from './runEvidence.ts';

/** How fast a run may send. */
export interface Pace {
  /** The largest number of requests in flight, or `auto` for as many as the API allows; absent: one. */
  parallel?: number | 'auto' | undefined;
  requestsPerSecond?: number | undefined;
  /** Limits that are known besides those of the evidence. */
  limits?: readonly KnownLimit[] | undefined;
}

/** How long a job takes, and what takes most of its time. */
export interface JobTime {
  seconds: Expected;
  boundBy: Bound;
}

/** The work on this many bytes tells how fast it is; less may be the start of a run. */
const tellingBytes = 5_000_000;

/**
 * How long a run takes: the responses, as many side by side as the last run had, with the work on them, or what the
 * limits of the API allow if that takes longer. Undefined if requests or the times of responses are not known.
 */
export function forecastTime(
  jobs: readonly JobQuantities[],
  evidence: readonly RunEvidence[],
  pace: Pace,
): (JobTime & { jobs: (JobTime | undefined)[] }) | undefined {
  const requests = jobs.flatMap((job) => ('unknown' in job.requests ? [] : [job.requests]));
  if (requests.length < jobs.length) return undefined;
  const each = jobs.map(({ name }) => responsesOf(name, evidence));
  const costs = each.flatMap((cost, index) => (cost === undefined ? [] : [costOf(cost, requests[index]?.mean ?? 0)]));
  if (costs.length < jobs.length) return undefined;
  const sent = sumOf(requests);
  const width = widthOf(runsOfAll(jobs, evidence), pace);
  const latency = costs.map(({ ms }) => ms / width.about / 1000);
  const size = costs.map(({ bytes }) => bytes * secondsPerByte(evidence));
  const limit = limitSeconds(sent.mean, evidence, pace);
  const [waiting, working] = [total(latency), total(size)];
  const about = Math.max(waiting + working, limit);
  const boundBy = limit > waiting + working ? 'limit' : working > waiting ? 'size' : 'latency';
  const least = width.most === undefined ? undefined : Math.max((waiting * width.about) / width.most, working, limit);
  return {
    seconds: secondsOf(about, sent, least),
    boundBy,
    jobs: jobs.map((_, index) =>
      partOf(latency[index] ?? 0, size[index] ?? 0, { about, all: waiting + working, boundBy }),
    ),
  };
}

/** The share of a job in the time of all. */
function partOf(
  waiting: number,
  working: number,
  { about, all, boundBy }: { about: number; all: number; boundBy: Bound },
): JobTime {
  const seconds = all === 0 ? 0 : (about * (waiting + working)) / all;
  const own = working > waiting ? 'size' : 'latency';
  return { seconds: { about: round(seconds) }, boundBy: boundBy === 'limit' ? boundBy : own };
}

/** The time of a run. `least`: if as many requests as allowed go side by side, which no run has shown yet. */
function secondsOf(about: number, { mean, margin }: Known, least: number | undefined): Expected {
  if (least !== undefined) return { about: round(about), least: round(Math.min(least, about)), most: round(about) };
  if (margin === undefined || mean === 0) return { about: round(about) };
  const share = margin / mean;
  return { about: round(about), least: round(Math.max(0, about * (1 - share))), most: round(about * (1 + share)) };
}

/** The whole runs of all of these jobs, the newest first. */
function runsOfAll(jobs: readonly JobQuantities[], evidence: readonly RunEvidence[]): RunEvidence[] {
  return evidence.filter((run) => run.isWhole && jobs.every(({ name }) => run.jobs.some((job) => job.name === name)));
}

/** How many requests go side by side. `most`: how many may, where no run of this kind tells it. */
function widthOf(whole: readonly RunEvidence[], { parallel: chosen = 1 }: Pace): { about: number; most?: number } {
  const parallel = chosen === 'auto' ? maxAutoWidth : chosen;
  if (parallel === 1) return { about: 1 };
  // A run one by one may have been chosen; where nothing can go side by side, all of them are.
  const last = whole.find(({ inFlight }) => inFlight > 1) ?? whole[0];
  if (last === undefined) return { about: 1, most: parallel };
  if (last.inFlight === 1) return { about: 1 };
  const width =
    total(last.jobs.map((job) => job.responses?.durationMs ?? 0)) / Math.max(1, last.durationMs - last.heldMs);
  return { about: Math.min(parallel, last.inFlight, Math.max(1, width)) };
}

type Responses = NonNullable<JobEvidence['responses']>;

/** The responses of a job in the newest run that had some; else those of all jobs. */
function responsesOf(name: string, evidence: readonly RunEvidence[]): Responses | undefined {
  const all = evidence.flatMap(({ jobs }) =>
    jobs.flatMap((job) => (job.responses ? [{ ...job.responses, name: job.name }] : [])),
  );
  const own = all.find((each) => each.name === name);
  if (own !== undefined || all.length === 0) return own;
  return {
    count: total(all.map(({ count }) => count)),
    bytes: total(all.map(({ bytes }) => bytes)),
    durationMs: total(all.map(({ durationMs }) => durationMs)),
  };
}

function costOf({ count, bytes, durationMs }: Responses, requests: number): { ms: number; bytes: number } {
  return { ms: (durationMs / count) * requests, bytes: (bytes / count) * requests };
}

/** How long a run works on a byte besides waiting, from one that read enough, one request at a time. */
function secondsPerByte(evidence: readonly RunEvidence[]): number {
  for (const { jobs, inFlight, durationMs, heldMs } of evidence) {
    const bytes = total(jobs.map((job) => job.responses?.bytes ?? 0));
    const waited = heldMs + total(jobs.map((job) => job.responses?.durationMs ?? 0));
    if (inFlight === 1 && bytes >= tellingBytes) return Math.max(0, durationMs - waited) / 1000 / bytes;
  }
  return 0;
}

/** How long the strictest limit makes a run take. The first requests of each have no need to wait. */
function limitSeconds(
  requests: number,
  evidence: readonly RunEvidence[],
  { requestsPerSecond, limits = [] }: Pace,
): number {
  const seen = evidence.find((run) => run.limits.length > 0)?.limits ?? [];
  const own = requestsPerSecond === undefined ? [] : [{ count: requestsPerSecond, seconds: 1, share: 1 }];
  const times = [...seen, ...limits, ...own].map(
    ({ count, seconds, share }) => (Math.max(0, requests * share - count) * seconds) / count,
  );
  return Math.max(0, ...times);
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}

/** To a tenth of a second. */
function round(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}
