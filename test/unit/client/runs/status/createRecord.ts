import type { RunRecord } from '../../../../../client/runs/history/runRecord.ts';
import { RunRecorder } from '../../../../../client/runs/history/runRecorder.ts';
import type { RunEvent, RunReport } from '../../../../../engine/faces/run.ts';
import { createEvent } from '../../createEvent.ts';

/** The record of a run after these events; without a report, the run continues. */
export function createRecord(title: string, events: readonly RunEvent[], report?: RunReport): RunRecord {
  const about = { configFile: `/w/${title}.json`, configText: '{}', scope: {}, title, outDir: `/w/out/${title}` };
  const recorder = new RunRecorder({ ...about, id: title, startedAt: new Date('2026-01-31T08:00:00Z') });
  for (const event of events) recorder.add(event);
  if (report !== undefined) recorder.end(report);
  return recorder.record;
}

/** The events of a request that is under way: the page that it brought where there are records. */
export function requestEvents(job: string, number: number, page: number, records?: number): RunEvent[] {
  const path = `/${job}`;
  const sent = { kind: 'request', request: number, method: 'GET', path, url: path, attempt: 1, durationMs: 5 } as const;
  return [
    { ...createEvent({ ...sent, status: 200 }), job },
    ...(records === undefined
      ? []
      : [{ ...createEvent({ kind: 'page', page, request: number, records, totalRecords: records }), job }]),
  ];
}
