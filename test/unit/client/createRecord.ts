import type { RunRecord } from '../../../client/runs/history/runRecord.ts';

/** The record of a run that did nothing, but for these fields. */
export function createRecord(fields: Partial<RunRecord> = {}): RunRecord {
  return {
    version: 1,
    id: '20260131T080000000Z-000000',
    configFile: '/w/bikes.extractor.json',
    scope: {},
    title: 'bikes.extractor.json',
    outDir: '/w/out/bikes',
    startedAt: '2026-01-31T08:00:00.000Z',
    state: 'done',
    durationMs: 0,
    jobs: [],
    requests: [],
    counts: { debug: 0, info: 0, warning: 0, error: 0 },
    ...fields,
  };
}
