import type { RemoteEvent } from '../../../engine/core/platform/remoteJob.ts';
import type { RunEvent } from '../../../engine/faces/run.ts';

/** An event before it has an id and a time. */
export type SaidEvent = Pick<RemoteEvent, 'level' | 'message'> & Partial<RemoteEvent>;

type Kind<Name extends RunEvent['kind']> = Extract<RunEvent, { kind: Name }>;

/**
 * The events of a run here as the component of the platform says them: the order, kinds and levels of
 * `docs/format/jobs.md#12-events`. The words are those that the platform is taken to use (`docs/platform.md`).
 */
export function platformEvents(events: readonly RunEvent[], isDebug: boolean): SaidEvent[] {
  return events.flatMap((event) => {
    const said = sayingOf(event);
    return said === undefined || (said.level === 'debug' && !isDebug) ? [] : [said];
  });
}

function sayingOf(event: RunEvent): SaidEvent | undefined {
  if (event.kind === 'run-started') return { level: 'debug', message: 'Using NO Auth' };
  if (event.kind === 'request') return requestSaid(event);
  if (event.kind === 'retry') return { level: 'debug', message: 'Http request failed, retrying in 1 seconds' };
  if (event.kind === 'empty-page') return { level: 'warning', message: `dataField '${event.path}' contains no data!` };
  if (event.kind === 'no-list')
    return { level: 'warning', message: 'No data array found in response! (endpoint: items)' };
  if (event.kind === 'ignored-error')
    return { level: 'warning', message: `Ignored error response: HTTP ${event.status}` };
  if (event.kind === 'paging-stopped') return stopSaid(event);
  if (event.kind === 'error') return { level: 'error', message: event.message };
  if (event.kind === 'run-finished') return { level: 'info', message: 'Extractor finished successfully.' };
  return undefined;
}

function requestSaid({ method, path }: Kind<'request'>): SaidEvent {
  return { level: 'debug', message: `${method} ${path} HTTP/1.1\r\nHost: api.example.com\r\nAccept: */*\r\n` };
}

function stopSaid({ stopReason, message }: Kind<'paging-stopped'>): SaidEvent | undefined {
  const which = /"forceStop\.(\w+)"/.exec(message)?.[1]?.replace(/s$/, '') ?? '';
  const sayings: Partial<Record<Kind<'paging-stopped'>['stopReason'], SaidEvent>> = {
    'short-page': { level: 'info', message: 'Paging ended: fewer rows than the page size.' },
    'empty-page': { level: 'info', message: 'Paging ended: no rows.' },
    'no-next-value': { level: 'info', message: 'Paging ended: no next value.' },
    'no-next-url': { level: 'info', message: 'Paging ended: no next value.' },
    'next-page-flag': { level: 'info', message: "Paging ended: field 'more' is false." },
    'repeated-page': { level: 'debug', message: "Job 'abc' finished when last response matched the previous!" },
    'force-stop': { level: 'info', message: `Force stopping: ${which} limit reached.` },
    'limit-stop': { level: 'info', message: 'Limit reached, stopping scrolling. Current count: 40, limit: 40' },
    'no-placeholders': { level: 'warning', message: 'No placeholders found for child job.' },
  };
  return sayings[stopReason];
}
