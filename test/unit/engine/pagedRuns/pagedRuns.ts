import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RunEvent, RunReport, RunRequest } from '../../../../engine/faces/run.ts';
import { fakeClock } from '../../../support/fakeClock.ts';
import { runToEnd } from '../../../support/runToEnd.ts';
import { sendJson, startApi } from '../../../support/startApi.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

/** A run of a configuration against an API that gives these responses one after another, for any request. */
export interface PagedRun {
  /** `METHOD /path?query`, followed by a space and the body where there is one. */
  requests: string[];
  headers: Record<string, string | string[] | undefined>[];
  events: RunEvent[];
  report: RunReport;
  /** Text of each table and manifest, by file name without `.csv`. */
  tables: Record<string, string>;
}

export interface PagedConfig {
  api?: object;
  config?: object;
  job?: object;
  /** Path prefix of `baseUrl`. */
  prefix?: string;
}

/** Sets a suite up for runs; returns the function that makes one. */
export function pagedRuns(): (
  config: PagedConfig,
  answers: unknown[],
  request?: Partial<RunRequest>,
) => Promise<PagedRun> {
  const folder = temporaryFolder();
  return async ({ api = {}, config = {}, job = {}, prefix = '/' }, answers, request = {}) => {
    const requests: string[] = [];
    const headers: PagedRun['headers'] = [];
    const server = await startApi(async (incoming, response) => {
      const body = Buffer.concat(await incoming.toArray()).toString();
      requests.push([`${incoming.method} ${incoming.url}`, body].filter((part) => part !== '').join(' '));
      headers.push(incoming.headers);
      sendJson(
        response,
        answers[requests.length - 1] ?? { error: 'no more answers' },
        answers.length < requests.length ? 410 : 200,
      );
    });
    try {
      const jobs = [{ __NAME: 'things', endpoint: 'things', dataType: 'things', dataField: 'items', ...job }];
      const whole = {
        api: { baseUrl: `${server.url}${prefix}`, ...api },
        config: { outputBucket: 'main', jobs, ...config },
      };
      const { events, report } = await runToEnd({ config: whole, outDir: folder(), clock: fakeClock(), ...request });
      return { requests, headers, events, report, tables: readTables(path.join(folder(), 'tables')) };
    } finally {
      await server.close();
    }
  };
}

function readTables(tables: string): Record<string, string> {
  const names = (() => {
    try {
      return readdirSync(tables);
    } catch {
      return [];
    }
  })();
  return Object.fromEntries(
    names.map((name) => [name.replace('.csv', ''), readFileSync(path.join(tables, name), 'utf8')]),
  );
}

/** Items numbered from one number on. */
export function items(from: number, count: number): { id: number }[] {
  return Array.from({ length: count }, (_, index) => ({ id: from + index }));
}

/** Asserts that a run was done and stopped for this reason. */
export function stoppedBy(run: PagedRun, stopReason: string): void {
  assert.deepEqual(
    [run.report.outcome, run.report.jobs[0]?.stopReason],
    ['done', stopReason],
    JSON.stringify(run.report.error),
  );
}
