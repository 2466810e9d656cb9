import type { RunEvent } from '@pagewright/engine/run';
import { shownLevel } from '@pagewright/engine/summary';
import { countText } from '@pagewright/engine/text/countText';
import { printable } from '@pagewright/engine/text/printable';
import { eventLine } from '../../running/run/eventLine.ts';
import type { ColumnProfile, TableProfile, TableProfiles } from '../../tables/profile/tableProfile.ts';
import type { JobRecord, RequestRecord, RunRecord } from '../history/runRecord.ts';
import { requestLine } from './requestLine.ts';

/** The requests of a run, job by job, without times, so that two runs differ only in what they did. */
export function requestsText({ jobs }: Pick<RunRecord, 'jobs'>): string {
  if (jobs.length === 0) return 'No requests were sent.\n';
  return `${jobs.map(jobText).join('\n\n')}\n`;
}

function jobText({ name, requests, forgotten }: JobRecord): string {
  const note = forgotten === 0 ? '' : ` (${countText(forgotten, 'request')} in between not kept)`;
  return [`${name === '' ? '(outside of jobs)' : name}${note}`, ...requests.map(line)].join('\n');
}

function line(request: RequestRecord): string {
  const { status, error, attempt, page } = request;
  const facts = [
    status === undefined ? (error ?? 'no response') : String(status),
    ...(page === undefined ? [] : [countText(page.records, 'record')]),
    ...(attempt > 1 ? [`attempt ${attempt}`] : []),
  ];
  return `  ${requestLine(request)} → ${facts.join(', ')}`;
}

const reasons: Record<NonNullable<TableProfile['skipped']>, string> = {
  'too-large': 'types not known: the table was too large to profile',
  unreadable: 'types not known: the table could not be read after the run',
};

/** The columns of a run's tables with their types and lengths, one per line. */
export function columnsText({ report }: Pick<RunRecord, 'report'>, profiles: TableProfiles | undefined): string {
  const tables = report?.outcome === 'done' ? report.tables : [];
  if (tables.length === 0) return 'The run wrote no tables.\n';
  return `${tables
    .map(({ name, columns }) => {
      const profile = profiles?.tables.find((table) => table.name === name);
      const lines = profile?.columns.map(columnLine) ?? columns.map((column) => `  ${printable(column)}`);
      return [`${name}${noteOf(profile)}`, ...lines].join('\n');
    })
    .join('\n\n')}\n`;
}

function noteOf(profile: TableProfile | undefined): string {
  if (profile === undefined) return ' (types not known)';
  return profile.skipped === undefined ? '' : ` (${reasons[profile.skipped]})`;
}

function columnLine({ name, type, longest = 0, empty = 0 }: ColumnProfile): string {
  if (type === undefined) return `  ${printable(name)}`;
  const facts = [type, `longest ${longest}`, ...(empty > 0 ? ['with empty values'] : [])];
  return `  ${printable(name)}: ${type === 'empty' ? 'empty' : facts.join(', ')}`;
}

/** Events in order, without times, so that two runs differ only in what happened. */
export function eventsInOrder(newestFirst: readonly RunEvent[]): string {
  return newestFirst
    .toReversed()
    .map((event) => `[${shownLevel(event)}] ${event.kind === 'request' ? requestText(event) : eventLine(event)}\n`)
    .join('');
}

function requestText(event: Extract<RunEvent, { kind: 'request' }>): string {
  const { job, status, error, attempt } = event;
  const facts = [
    status === undefined ? (error ?? 'no response') : String(status),
    ...(attempt > 1 ? [`attempt ${attempt}`] : []),
  ];
  return printable(`${job === undefined ? '' : `[${job}] `}${requestLine(event)} → ${facts.join(', ')}`);
}
