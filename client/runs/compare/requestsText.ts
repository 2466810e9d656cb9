import { countText } from '../../../engine/core/text/countText.ts';
import type { JobRecord, RequestRecord, RunRecord } from '../history/runRecord.ts';
import { requestLine } from './requestLine.ts';

/** The requests of a run, job by job, without times: two runs differ then only where they did otherwise. */
export function requestsText({ jobs }: Pick<RunRecord, 'jobs'>): string {
  if (jobs.length === 0) return 'No request was sent.\n';
  return `${jobs.map(jobText).join('\n\n')}\n`;
}

function jobText({ name, requests, forgotten }: JobRecord): string {
  const note = forgotten === 0 ? '' : ` (${countText(forgotten, 'request')} between these not remembered)`;
  return [`${name === '' ? '(outside of jobs)' : name}${note}`, ...requests.map(line)].join('\n');
}

function line(request: RequestRecord): string {
  const { status, error, attempt, page } = request;
  const facts = [
    status === undefined ? (error ?? 'no answer') : String(status),
    ...(page === undefined ? [] : [countText(page.records, 'record')]),
    ...(attempt > 1 ? [`attempt ${attempt}`] : []),
  ];
  return `  ${requestLine(request)} → ${facts.join(', ')}`;
}
