import { countText, numberText } from '../core/text/countText.ts';
import { amountText } from './amountText.ts';
import type { Block, Line, Phrase } from './runDescription.ts';
import type { JobSummary, SummaryEvidence } from './runSummary.ts';
import { stopText } from './stopText.ts';

/** The progress of a job. */
export type JobProgress = Pick<JobSummary, 'name' | 'pages' | 'records'> & { runs: number };

/** The reasons why a job is not known to be complete. */
export function describeConcern(job: JobSummary): Block {
  const nothing: Line = { text: ['There is no evidence that all data was read.'], speaks: 'doubt' };
  const lines = job.evidence.length === 0 ? [nothing] : job.evidence.map(evidenceLine);
  const remedy = whatSettles(job);
  const isSearched = isOfPaging(job) || isWithoutPaging(job);
  return {
    ...headed(job),
    lines: [...lines, ...(remedy === undefined ? [] : [{ text: [remedy] }])],
    ...(isSearched && { isOfPaging: true }),
  };
}

/** Whether a job has no paging, and nothing proves that its one page is all. */
export function isWithoutPaging({ status, stops }: Pick<JobSummary, 'status' | 'stops'>): boolean {
  return status !== 'complete' && stops.some(({ reason }) => reason === 'single-page');
}

/** A proof that would settle a job whose runs had one page each; undefined if something else is in doubt. */
export function whatSettles({ status, stops, pages, evidence }: JobSummary): string | undefined {
  const runs = stops.reduce((sum, { count }) => sum + count, 0);
  if (status !== 'unknown' || evidence.length > 0 || pages === 0 || pages > runs) return undefined;
  const isPaged = !stops.some(({ reason }) => reason === 'single-page');
  const way = isPaged
    ? 'a page size below the number of records, so that a full page comes before the last one'
    : 'a search for its paging';
  return `A total in the response would settle it, or ${way}.`;
}

/** Whether another paging method may read the missing records of a job. */
export function isOfPaging({ evidence }: Pick<JobSummary, 'evidence'>): boolean {
  return evidence.some((each) => each.isOfPaging);
}

/** The records of a job and the reason for its end. The evidence of an incomplete job is listed among the concerns. */
export function describeJob(job: JobSummary): Block {
  const evidence = job.status === 'complete' ? job.evidence.map(evidenceLine) : [];
  const runs = job.stops.reduce((sum, { count }) => sum + count, 0);
  return { ...headed(job), lines: [readLine({ ...job, runs }), ...endingLines(job.stops), ...evidence] };
}

export function describeJobProgress({ name, pages, records, runs }: JobProgress): Block {
  return { job: name, heading: [{ code: name }], lines: [readLine({ pages, records, runs })] };
}

/** The stop reasons of a job's runs, with the number of runs if there were several. */
export function stopCodes(stops: JobSummary['stops']): string {
  return stops.map(({ reason, count }) => (isMany(stops) ? `${reason} (${numberText(count)})` : reason)).join(', ');
}

function headed({ name, status }: JobSummary): Pick<Block, 'job' | 'heading'> {
  return { job: name, heading: [{ code: name }, `: ${status}`] };
}

function readLine({ requests, runs, ...read }: Omit<JobProgress, 'name'> & { requests?: number }): Line {
  const sent = requests === undefined ? '' : ` with ${countText(requests, 'request')}`;
  const times = runs > 1 ? ` in ${countText(runs, 'run')}` : '';
  return { text: [`Read ${amountText(read)}${sent}${times}.`] };
}

function endingLines(stops: JobSummary['stops']): Line[] {
  return stops.map(({ reason, count }) => {
    const what = isMany(stops) ? countText(count, 'run') : 'It';
    return { text: [`${what} ended because ${stopText(reason)}.`], detail: [{ code: reason }] };
  });
}

function isMany(stops: JobSummary['stops']): boolean {
  return stops.length > 1 || stops.some(({ count }) => count > 1);
}

function evidenceLine(evidence: SummaryEvidence): Line {
  const { code, message, speaks, pointer } = evidence;
  const seen = seenText(evidence);
  const where = seen === '' ? [] : [`; seen at ${seen}`];
  const blamed: Phrase = pointer === undefined ? [] : ['; set at ', { code: pointer }];
  return { text: [message], detail: [{ code }, ...where, ...blamed], speaks };
}

/** The place of evidence: `page 3, "meta.total"`; empty if unknown. */
function seenText({ page, path, header }: SummaryEvidence): string {
  const parts = [
    page === undefined ? [] : [`page ${numberText(page)}`],
    path === undefined || path === '' ? [] : [`"${path}"`],
    header === undefined ? [] : [`header "${header}"`],
  ];
  return parts.flat().join(', ');
}
