import type { JobRecord, RequestRecord, RunRecord } from '../../../../../client/runs/history/runRecord.ts';
import type { TableReport } from '../../../../../engine/faces/run.ts';
import { createJob, createReport } from '../../../engine/summary/createReport.ts';

/** The record of a run that was done, with the fields of a test. */
export function createRecord(given: Partial<RunRecord> = {}): RunRecord {
  return {
    version: 1,
    id: 'run-1',
    configFile: '/demo/users.extractor.json',
    scope: {},
    title: 'users.extractor.json',
    outDir: '/demo/out/users',
    startedAt: '2026-01-31T08:00:00.000Z',
    state: 'done',
    durationMs: 1234,
    jobs: [],
    requests: [],
    counts: { debug: 0, info: 0, warning: 0, error: 0 },
    report: createReport([createJob('users')]),
    ...given,
  };
}

/** A job that sent these requests, and read what their pages hold. */
export function createJobRecord(name: string, requests: RequestRecord[], given: Partial<JobRecord> = {}): JobRecord {
  const pages = requests.flatMap(({ page }) => page ?? []);
  const records = pages.reduce((sum, page) => sum + page.records, 0);
  const recordsPerPage = pages.map((page, index) => {
    const [first, count] = [index + 1, page.records];
    return { first, last: first, min: count, max: count, sum: count };
  });
  return { name, runs: 1, requests, forgotten: 0, pages: pages.length, records, recordsPerPage, ...given };
}

/** A request that responded with 200 and a page of this many records. */
export function createRequest(path: string, records = 20, given: Partial<RequestRecord> = {}): RequestRecord {
  const page = { page: 1, records };
  return { number: 1, method: 'GET', path, at: 0, ms: 10, attempt: 1, status: 200, page, ...given };
}

/** A run that was done and wrote these tables. */
export function createTablesRun(tables: TableReport[], given: Partial<RunRecord> = {}): RunRecord {
  return createRecord({ report: createReport([createJob('users')], { tables }), ...given });
}

export function createTable(name: string, rows: number, ...columns: string[]): TableReport {
  return { name, file: `tables/${name}.csv`, rows, columns };
}
