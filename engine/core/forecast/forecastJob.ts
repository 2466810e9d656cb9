import type { JobConfig } from '../config/extractionConfig.ts';
import type { WholeRuns } from '../contracts/generated/types.ts';
import { askedPageSize } from '../pagination/pageSize.ts';
import type { ScrollerConfig } from '../pagination/scrollers/readPagination.ts';
import { countText } from '../text/countText.ts';
import { type JobFacts, jobFacts, type Placed } from './jobFacts.ts';
import { exactly, type Known, type Quantity, times } from './quantity.ts';
import type { RunEvidence } from './runEvidence.ts';
import { endOfPaging, pagesFor } from './runSize.ts';
import { sampledMean } from './sampledMean.ts';

/** How often a job runs, what it sends, and what it reads. */
export interface JobQuantities {
  name: string;
  runs: Quantity;
  requests: Quantity;
  records: Quantity;
}

/** The ground of the forecast of a job. */
export interface JobGround {
  scroller: ScrollerConfig | undefined;
  /** The newest first. */
  evidence: readonly RunEvidence[];
  /** How often a job without a parent runs. */
  iterations: number;
  maxJobRequests: number;
  /** The forecast of its parent. */
  parent?: JobQuantities | undefined;
}

/** The fewest runs that tell something about others: one does not show how much they differ. */
const minRuns = 2;

/** Forecasts one job. What nothing is known of is unknown, with the reason. */
export function forecastJob(job: JobConfig, ground: JobGround): JobQuantities {
  const { parent, iterations, evidence } = ground;
  const { name } = job;
  const facts = jobFacts(name, evidence, parent === undefined && iterations === 1);
  const runs = parent === undefined ? exactly(iterations) : childRuns(job, parent, facts);
  const each = sizeOf(job, runs, facts, ground);
  return { name, runs, requests: times(runs, each.pages), records: times(runs, each.records) };
}

/** A child runs for the records of its parent, or for those that its filter accepts. */
function childRuns({ name, recordFilter }: JobConfig, parent: JobQuantities, { parents }: JobFacts): Quantity {
  const { records } = parent;
  if ('unknown' in records) {
    return { unknown: `"${name}" runs for each record of "${parent.name}", and how many there are is not known` };
  }
  if (parents === undefined) {
    if (recordFilter === undefined || records.mean === 0) return records;
    return { unknown: `no run tells which records of "${parent.name}" the filter of "${name}" accepts` };
  }
  const { fact, run } = parents;
  if (fact.due === 0 && !run.isWhole) {
    const read = countText(fact.read, 'record');
    return { unknown: `"${name}" ran for none of the ${read} of "${parent.name}" that were read` };
  }
  return times(records, ratioOf(fact, run));
}

/** How many runs there are for a record of the parent. */
function ratioOf({ read, due }: { read: number; due: number }, run: RunEvidence): Known {
  const mean = due / read;
  if (due === read) return exactly(1);
  if (run.isWhole) return { mean, margin: undefined, ...sourceOf(run) };
  const error = Math.sqrt((mean * Math.abs(1 - mean)) / read);
  return { mean, margin: 2 * error, ...sourceOf(run) };
}

/** The pages and the records of each run. */
function sizeOf(
  job: JobConfig,
  runs: Quantity,
  { seen, whole }: JobFacts,
  { scroller, maxJobRequests }: JobGround,
): { pages: Quantity; records: Quantity } {
  const single = scroller === undefined ? exactly(1) : undefined;
  if (whole === undefined || !isEnough(whole, runs)) {
    const unknown = whyUnknown(job.name, seen !== undefined, whole);
    return { pages: single ?? { unknown }, records: { unknown } };
  }
  const records = meanOf(whole, runs, whole.fact.records, whole.fact.recordsDeviation);
  const pages = single ?? pagesOf(job, whole, runs, { scroller, records });
  return { pages: { ...pages, mean: Math.min(pages.mean, maxJobRequests) }, records };
}

/** The pages of each run, also with another page size than that of the runs that were seen. */
function pagesOf(
  { params }: JobConfig,
  whole: Placed<WholeRuns>,
  runs: Quantity,
  { scroller, records }: { scroller: ScrollerConfig | undefined; records: Known },
): Known {
  const { fact } = whole;
  const seen = meanOf(whole, runs, fact.pages, fact.pagesDeviation);
  const pageSize = scroller && askedPageSize(scroller.paging, params);
  if (pageSize === undefined || fact.pageSize === undefined || pageSize === fact.pageSize) return seen;
  const endsBy = scroller && endOfPaging(scroller.paging, pageSize);
  const count = (perPage: number) => pagesFor(records.mean, { perPage, endsBy });
  return { ...seen, mean: (seen.mean * count(pageSize)) / count(fact.pageSize) };
}

/** Whether a few runs are all that there are, or enough of them to tell something about the others. */
function isEnough({ fact }: Placed<WholeRuns>, runs: Quantity): boolean {
  return fact.runs >= minRuns || areAll(fact, runs);
}

function areAll({ runs }: WholeRuns, needed: Quantity): boolean {
  return !('unknown' in needed) && Math.round(needed.mean) <= runs;
}

function meanOf({ fact, run }: Placed<WholeRuns>, runs: Quantity, sum: number, deviation = 0): Known {
  const source = sourceOf(run);
  const mean = sum / fact.runs;
  // The total that an API states with a page is that of now.
  if (areAll(fact, runs) && (fact.stated ?? 0) === fact.runs)
    return { mean, margin: 0, ...sourceOf(run, 'first-pages') };
  if (run.isWhole) return { mean, margin: undefined, ...source };
  if (areAll(fact, runs)) return { mean, margin: 0, ...source };
  return { ...sampledMean({ count: fact.runs, sum, deviation }), ...source };
}

function sourceOf(run: RunEvidence, from: Known['from'] = run.isWhole ? 'last-run' : 'first-pages') {
  return { from, at: run.startedAt };
}

function whyUnknown(name: string, isSeen: boolean, whole: Placed<WholeRuns> | undefined): string {
  if (!isSeen) return `no run of "${name}" is known`;
  if (whole === undefined) {
    return `the API does not say how much there is for "${name}", and no run has read it to the end`;
  }
  return `only ${countText(whole.fact.runs, 'run')} of "${name}" ${whole.fact.runs === 1 ? 'was' : 'were'} read to the end`;
}
