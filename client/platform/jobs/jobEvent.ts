import type { JobUpdate } from '@pagewright/engine/platform';
import type { EventLevel, RunEvent } from '@pagewright/engine/run';

/** How much of a message is kept: the rest are headers and bodies of responses. */
const maxLength = 2000;

/** Something new of a job of the platform as an event of a run. `now`: ISO 8601 in UTC. */
export function jobEvent(update: JobUpdate, job: string, now: string): RunEvent {
  const detail = { kind: 'remote-message', remoteJob: job } as const;
  if (update.kind === 'trouble') return { time: now, level: 'warning', message: update.message, ...detail };
  if (update.kind === 'status') return { time: now, level: 'info', message: statusText(update.job), ...detail };
  const { level, message, at } = update.event;
  const time = Number.isNaN(Date.parse(at)) ? now : new Date(at).toISOString();
  return { time, level: levels[level], message: firstLine(message), ...detail };
}

function statusText({ id, status, result }: Extract<JobUpdate, { kind: 'status' }>['job']): string {
  const said =
    status === 'error' && result !== undefined && result.message !== '' ? `: ${firstLine(result.message)}` : '.';
  return `Job ${id} ${words[status]}${said}`;
}

const words = {
  created: 'is created',
  waiting: 'is waiting',
  processing: 'is running',
  terminating: 'is being stopped',
  success: 'is done',
  warning: 'is done, with a warning',
  error: 'failed',
  terminated: 'was stopped',
  cancelled: 'was cancelled',
} as const;

const levels: Record<Extract<JobUpdate, { kind: 'event' }>['event']['level'], EventLevel> = {
  debug: 'debug',
  info: 'info',
  success: 'info',
  warning: 'warning',
  error: 'error',
};

function firstLine(text: string): string {
  return (text.slice(0, maxLength).split(/\r?\n/)[0] ?? '').trim();
}
