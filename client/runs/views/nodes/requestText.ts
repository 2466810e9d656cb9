import { countText, numberText } from '@pagewright/engine/text/countText';
import { durationText } from '@pagewright/engine/text/durationText';
import { printable } from '@pagewright/engine/text/printable';
import type { RequestRecord } from '../../history/runRecord.ts';

/**
 * The label of a request: its page, because the view is narrow and request lines look alike. Requests of a job that ran
 * for each record of its parent are labelled with their paths.
 */
export function requestLabel({ method, path, page, attempt }: RequestRecord, ofManyRuns = false): string {
  const line = printable(`${method} ${path}`);
  const what = page === undefined ? line : pageLabel(page.page, ofManyRuns ? line : undefined);
  return attempt > 1 ? `${what} (attempt ${attempt})` : what;
}

function pageLabel(page: number, line: string | undefined): string {
  const label = `Page ${numberText(page)}`;
  if (line === undefined) return label;
  const withoutQuery = line.replace(/\?.*/, '');
  return page === 1 ? withoutQuery : `${withoutQuery}, ${label.toLowerCase()}`;
}

/** The outcome of a request, as short as possible, and the request line of a page. */
export function requestOutcome({ method, path, status, error, fromCache, page, ms, waitMs }: RequestRecord): string {
  return [
    status === undefined ? (error ?? 'no response') : `${status}${fromCache ? ' from the cache' : ''}`,
    ...(page === undefined ? [] : [countText(page.records, 'record')]),
    durationText(ms),
    ...(waitMs === undefined ? [] : [`waited ${durationText(waitMs)}`]),
    ...(page === undefined ? [] : [printable(`${method} ${path}`)]),
  ].join(' · ');
}

/** The icon of a request, which shows whether there was a response, and whether it had records. */
export function requestIcon({ status, error, page }: RequestRecord): { icon: string; color?: string } {
  if (error === 'cancelled') return { icon: 'circle-slash' };
  if (status === undefined || status >= 400) return { icon: 'error', color: 'testing.iconFailed' };
  if (page === undefined) return { icon: 'arrow-swap' };
  return page.records === 0 ? { icon: 'circle-outline' } : { icon: 'file' };
}
