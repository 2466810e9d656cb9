import type { RemoteRun, RunReport } from '../core/contracts/generated/types.ts';
import { capitalized } from '../core/text/capitalized.ts';
import { countText } from '../core/text/countText.ts';
import type { JobSummary } from './runSummary.ts';

/** Maximum number of listed names; the rest is only counted. */
const maxNames = 3;

/** The verdict on a run in one sentence, beginning with its status; of a search for paging, its conclusion. */
export function headline(report: RunReport, jobs: readonly JobSummary[]): string {
  if (report.outcome === 'failed') return `Failed: ${report.error?.message ?? 'the run did not finish.'}`;
  if (report.remote !== undefined) return remoteHeadline(report.remote, report.outcome, jobs);
  if (report.outcome === 'cancelled') {
    return `Cancelled after ${countText(report.requests, 'request')}. The tables of the previous run are unchanged.`;
  }
  if (report.search !== undefined) return report.search.conclusion;
  return verdictText(report, jobs);
}

/** A job of the platform may be in doubt although each of its parts is complete. */
function remoteHeadline(
  { verdict, missing }: RemoteRun,
  outcome: RunReport['outcome'],
  jobs: readonly JobSummary[],
): string {
  const [evidence] = verdict.evidence;
  if (outcome === 'cancelled') return `Cancelled: ${evidence?.message ?? 'the job did not run to its end.'}`;
  const said = verdictText({ limits: [] }, jobs);
  const isSaid = said.toLowerCase().startsWith(verdict.status);
  const why = evidence?.message ?? missing[0]?.message ?? 'There is no evidence that all data was read.';
  return isSaid && jobs.length > 0 ? said : `${capitalized(verdict.status)}: ${why}`;
}

function verdictText(report: Pick<RunReport, 'limits'>, jobs: readonly JobSummary[]): string {
  const incomplete = jobs.filter(({ status }) => status === 'incomplete');
  const unread = incomplete.filter(isUnread);
  if (unread.length > 0) return `Incomplete: no records of ${namesOf(unread)} were found in the responses.`;
  const missing = incomplete.filter((job) => !isOnlyCut(job));
  if (missing.length > 0) return `Incomplete: data of ${namesOf(missing)} is missing.`;
  const limited = new Set(report.limits.map(({ job }) => job));
  const cut = jobs.filter((job) => incomplete.includes(job) || limited.has(job.name));
  if (cut.length > 0) return `Incomplete: limits cut the data of ${namesOf(cut)}.`;
  if (limited.size > 0) return 'Incomplete: limits cut the data.';
  const unknown = jobs.filter(({ status }) => status === 'unknown');
  const doubted = unknown.filter(isDoubted);
  if (doubted.length > 0) return `Unknown: there is reason to doubt that all data of ${namesOf(doubted)} was read.`;
  if (unknown.length > 0) return `Unknown: nothing proves that all data of ${namesOf(unknown)} was read.`;
  return jobs.length > 0 ? 'Complete: there is evidence that all data was read.' : 'Unknown: no job was run.';
}

/** Whether a limit of the run is the only reason why data of a job is missing. */
export function isOnlyCut({ evidence }: JobSummary): boolean {
  const missing = evidence.filter(({ speaks }) => speaks === 'missing');
  return missing.length > 0 && missing.every(({ isOfLimit }) => isOfLimit);
}

/** Whether no record of a job was read, although the responses have data. */
function isUnread({ evidence }: JobSummary): boolean {
  return evidence.some(({ isError }) => isError);
}

/** Whether something speaks against a job whose verdict is unknown. An empty list may be all there is. */
function isDoubted({ evidence }: JobSummary): boolean {
  return evidence.some(({ speaks, code }) => speaks === 'doubt' && code !== 'empty-list');
}

/** `"a"`, `"a" and "b"`, `"a", "b" and 3 more jobs`. */
function namesOf(jobs: readonly JobSummary[]): string {
  const quoted = jobs.map(({ name }) => `"${name}"`);
  const rest = quoted.length - (maxNames - 1);
  const parts = quoted.length <= maxNames ? quoted : [...quoted.slice(0, maxNames - 1), countText(rest, 'more job')];
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}
