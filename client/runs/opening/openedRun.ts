import type { RecordedExchange } from '@pagewright/engine/reportFiles';
import type { RunEvent, RunReport } from '@pagewright/engine/run';
import { createRunId } from '../../running/run/run.ts';
import { scopeTitle } from '../../running/run/runScope.ts';
import { fileName } from '../../shared/fileName.ts';
import type { RecordedRun } from '../history/runRecorder.ts';

/** The configuration of a run in this workspace. */
export interface FoundConfiguration {
  file: string;
  text: string;
}

/** Makes a run that happened elsewhere one of this window; `now` determines its place in the history. */
export function openedRun(
  { report, directory }: { report: RunReport; directory?: string | undefined },
  { from, configuration, now }: { from: string; configuration: FoundConfiguration | undefined; now: Date },
): RecordedRun {
  const { config, environment, startedAt, tables } = report;
  const name = fileName(config);
  const scope = environment === undefined ? {} : { environment };
  // A report may name any file.
  const isSafe = tables.every(({ file }) => /^tables\/[^/\\]+$/.test(file));
  return {
    id: createRunId(now),
    startedAt: new Date(startedAt),
    configFile: configuration?.file ?? name,
    configText: configuration?.text ?? '',
    scope,
    title: scopeTitle(name, scope),
    outDir: isSafe ? (directory ?? '') : '',
    report,
    from,
  };
}

/** The known events of a run: its recorded requests, and why it failed. */
export function openedEvents(report: RunReport, exchanges: readonly RecordedExchange[]): RunEvent[] {
  const startedAt = Date.parse(report.startedAt);
  return [...exchanges.map((exchange, index) => requestEvent(exchange, index + 1, startedAt)), ...errorEvents(report)];
}

function requestEvent(exchange: RecordedExchange, index: number, startedAt: number): RunEvent {
  const { request = index, job, method, url, status, error, at, ms, fromCache } = exchange;
  const place = URL.canParse(url) ? new URL(url) : undefined;
  const shown = place === undefined ? url : place.pathname + place.search;
  return {
    time: timeText(startedAt + at + ms),
    level: 'debug',
    message: `${method} ${shown} → ${status ?? error?.code ?? ''}`,
    job,
    kind: 'request',
    request,
    method: method === 'POST' ? 'POST' : 'GET',
    path: shown,
    url,
    attempt: 1,
    durationMs: Math.max(0, ms),
    status,
    ...(error !== undefined && { error: error.code }),
    ...(fromCache && { fromCache }),
  };
}

/** The events of an error, at the job that failed: a report does not name the key that caused it. */
function errorEvents({ error, startedAt, durationMs, jobs }: RunReport): RunEvent[] {
  if (error === undefined) return [];
  const { code, message, job, request } = error;
  const pointer = jobs.find(({ name }) => name === job)?.pointer;
  return [
    {
      time: timeText(Date.parse(startedAt) + durationMs),
      level: 'error',
      message,
      job,
      kind: 'error',
      code,
      pointer,
      request,
    },
  ];
}

/** The text of a time. Dates end at 8.64e15; a report may have any number. */
function timeText(time: number): string {
  return new Date(Math.min(time, 8.64e15)).toISOString();
}
