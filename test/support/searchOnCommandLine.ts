import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { runCliHere } from './runCliHere.ts';
import { sendJson, startApi, type TestApi } from './startApi.ts';
import { temporaryFolder } from './temporaryFolder.ts';

export type Answer = (request: IncomingMessage, response: ServerResponse, count: number) => void;

/** The result of `find-paging --format json`. */
export interface Found {
  result: string;
  method?: string;
  pagination?: Record<string, unknown>;
  changes: { pointer: string; value?: unknown }[];
  evidence: { message: string; requests?: number[] }[];
  tried: { what: string; reason: string }[];
  requests: number;
  maxRequests: number;
  reason: string;
  jobs?: { job: string; result: string; pagination?: object; reason: string }[];
}

interface Parts {
  jobs?: object[];
  pagination?: object;
  /** Further keys of `api` and `config`. */
  api?: object;
  config?: object;
}

const paramsOf = ({ url }: IncomingMessage) => new URL(url ?? '', 'http://x').searchParams;

export const pathOf = ({ url }: IncomingMessage) => new URL(url ?? '', 'http://x').pathname;

export const rows = (count: number, name = 'row') =>
  Array.from({ length: count }, (_, index) => ({ id: `${name}-${index}`, at: index }));

/** A list of 113 by offset, 20 a page and 50 at most. */
export function byOffset(request: IncomingMessage): object {
  const params = paramsOf(request);
  const from = Number(params.get('skip') ?? 0);
  const size = Math.min(Number(params.get('limit') ?? 20), 50);
  return { items: rows(113, pathOf(request)).slice(from, from + size), total: 113 };
}

/** A list of 34 by page number, 10 a page. */
export function byPage(request: IncomingMessage): object {
  const page = Number(paramsOf(request).get('page') ?? 1);
  return { items: rows(34, pathOf(request)).slice((page - 1) * 10, page * 10), total: 34 };
}

export const offset: Answer = (request, response) => sendJson(response, byOffset(request));

/** The paging of `byOffset`. */
export const rightPaging = { method: 'offset', limit: 50, offsetParam: 'skip' };

/** Creates for each test a configuration in a folder and its API, and searches its paging on the command line. */
export function searchOnCommandLine() {
  const folder = temporaryFolder();
  let api: TestApi;
  let answer: Answer;
  let bodies: string[];
  beforeEach(async () => {
    answer = offset;
    bodies = [];
    api = await startApi((request, response) => {
      request.on('data', (chunk) => bodies.push(String(chunk)));
      answer(request, response, api.requests.length);
    });
  });
  afterEach(() => api.close());

  const at = (name: string) => path.join(folder(), name);
  const file = () => at('a.extractor.json');
  const find = (...args: string[]) => runCliHere(['find-paging', file(), ...args]);
  return {
    at,
    file,
    find,
    requests: () => api.requests,
    bodies: () => bodies,
    url: () => api.url,
    close: () => api.close(),
    answers(next: Answer): void {
      answer = next;
    },
    text: () => readFileSync(file(), 'utf8'),
    config: ({ jobs = [{ endpoint: 'rows' }], pagination, ...more }: Parts = {}) => ({
      api: { baseUrl: `${api.url}/v1/`, ...more.api, ...(pagination && { pagination }) },
      config: { ...more.config, jobs },
    }),
    write(value: unknown): void {
      writeFileSync(file(), typeof value === 'string' ? value : `${JSON.stringify(value, undefined, 2)}\n`);
    },
    /** The result as JSON, with the exit code. */
    async found(...args: string[]): Promise<Found & { code: number }> {
      const { code, stdout, stderr } = await find('--format', 'json', ...args);
      assert.ok(stdout.startsWith('{'), `${code} ${stderr}`);
      return { ...JSON.parse(stdout), code };
    },
    /** The number of records that a run of the configuration reads, by job. */
    async rowsOfRun(): Promise<Record<string, number>> {
      const { code, stderr } = await runCliHere(['run', file(), '--report', at('report.json')]);
      assert.equal(code, 0, stderr);
      const { jobs }: { jobs: { name: string; records: number }[] } = JSON.parse(
        readFileSync(at('report.json'), 'utf8'),
      );
      return Object.fromEntries(jobs.map(({ name, records }) => [name, records]));
    },
  };
}
