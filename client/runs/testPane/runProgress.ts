import { countText, numberText } from '@pagewright/engine/text/countText';
import { isLimited } from '../../running/run/runScope.ts';
import type { JobRecord, RunRecord } from '../history/runRecord.ts';
import { isChildOf, jobLabel } from '../views/nodes/jobText.ts';

/** How far an active run is. */
export interface RunProgress {
  /** The top-level job that it reads. */
  job: string;
  text: string;
  /** A line for each child job: its name, and the record of the parent that it has reached. */
  children: string[];
}

/** The fewest pages that tell how fast an API is. */
const minPages = 2;

/**
 * The progress of the job that a run reads: `5,900 of 40,000, about 2 min` if the API says how many records or pages
 * there are, otherwise `5,900 records, page 59`, with `412 of about 1,240 requests, about 2 min` by the forecast of the
 * run. Undefined before the first request of a job.
 */
export function runProgress(run: RunRecord, now: number): RunProgress | undefined {
  const active = lastOf(run.jobs.filter(({ name }) => name !== ''));
  const job = run.jobs.find(({ name }) => name === active?.name.split(separator)[0]);
  if (job === undefined) return undefined;
  const below = run.jobs.filter(({ name, runs }) => runs > 0 && name.startsWith(job.name + separator));
  const children = below.map((child) => childText(child, run.jobs));
  const left = leftText(job, run, now);
  const text = [readText(job, run), ...(left.length > 0 ? left : foreseenText(run, now))].join(', ');
  return { job: job.name, text, children };
}

const separator = ' > ';

function lastOf(jobs: readonly JobRecord[]): JobRecord | undefined {
  const numberOf = ({ requests }: JobRecord) => requests.at(-1)?.number ?? 0;
  return jobs.reduce<JobRecord | undefined>(
    (last, job) => (last === undefined || numberOf(job) > numberOf(last) ? job : last),
    undefined,
  );
}

function readText(job: JobRecord, { scope }: RunRecord): string {
  const { records, pages } = job;
  const { total, pageCount } = isWhole(job, scope) ? job : {};
  if (total !== undefined && total >= records) return `${numberText(records)} of ${numberText(total)}`;
  const page = `page ${numberText(pages)}`;
  if (pageCount !== undefined && pageCount >= pages)
    return `${countText(records, 'record')}, ${page} of ${numberText(pageCount)}`;
  return pages === 0 ? 'first page' : `${countText(records, 'record')}, ${page}`;
}

/** Whether a job is read once and to its end, so that what the API counts is what the run will read. */
function isWhole({ runs }: JobRecord, scope: RunRecord['scope']): boolean {
  return runs <= 1 && !isLimited(scope);
}

/** The time that is left, as fast as it went until now; nothing if the API does not say how much is left. */
function leftText(job: JobRecord, { jobs, scope, startedAt }: RunRecord, now: number): string[] {
  const { records, pages, total, pageCount, requests } = job;
  const [first] = requests;
  if (!isWhole(job, scope) || pages < minPages || first === undefined) return [];
  // The children of a page run before the next one is read.
  const reached = jobs.flatMap(({ name, parents }) => (isChildOf(name, job.name) ? (parents ?? []) : []));
  const [done, all] = total === undefined ? [pages, pageCount] : [Math.min(records, ...reached), total];
  if (all === undefined || done === 0 || all < done) return [];
  const elapsed = now - Date.parse(startedAt) - first.at;
  return [aboutText((elapsed / done) * (all - done))];
}

/** The requests that are left, and the time for them, as fast as it went until now; nothing without a forecast. */
function foreseenText({ jobs, scope, startedAt, forecast }: RunRecord, now: number): string[] {
  const all = forecast?.requests?.about;
  const sent = jobs.reduce((sum, { requests, forgotten }) => sum + requests.length + forgotten, 0);
  // More than was expected says that the forecast was wrong.
  if (all === undefined || isLimited(scope) || sent > all) return [];
  const requests = `${numberText(sent)} of about ${countText(all, 'request')}`;
  if (sent < minPages) return [requests];
  const elapsed = now - Date.parse(startedAt);
  return [requests, aboutText((elapsed / sent) * (all - sent))];
}

function aboutText(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  if (minutes < 1) return 'less than a minute';
  return minutes < 60 ? `about ${minutes} min` : `about ${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** `items · 34 of 120 orders`, or the records alone if the record of the parent is not known. */
function childText(child: JobRecord, jobs: readonly JobRecord[]): string {
  const parent = jobs.find(({ name }) => isChildOf(child.name, name));
  const label = jobLabel(child);
  if (parent === undefined || child.parents === undefined) return `${label} · ${countText(child.records, 'record')}`;
  const { total, records, runs } = parent;
  const isKnown = runs <= 1 && total !== undefined && total >= child.parents;
  const parents = isKnown
    ? `${numberText(total)} ${jobLabel(parent)}`
    : `the ${numberText(records)} ${jobLabel(parent)} read so far`;
  return `${label} · ${numberText(child.parents)} of ${parents}`;
}
