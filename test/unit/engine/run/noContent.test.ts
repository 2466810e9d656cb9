import assert from 'node:assert/strict';
import path from 'node:path';
import { fakeClock } from '../../../support/fakeClock.ts';
import { readFolder } from '../../../support/readFolder.ts';
import { runToEnd } from '../../../support/runToEnd.ts';
import { sendJson, startApi } from '../../../support/startApi.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

interface Row {
  title: string;
  pagination: object;
  /** The number of records on each page, and what the body has besides; then comes 204. */
  pages: number[];
  beside?: (page: number) => object;
  ignoreErrors?: unknown[];
  status: string;
  codes: string[];
}

const pagenum = { method: 'pagenum', limit: 2 };
const cursor = { method: 'response.param', responseParam: 'next', queryParam: 'cursor' };

const rows: Row[] = [
  { title: 'full pages', pagination: pagenum, pages: [2, 2], status: 'complete', codes: ['full-then-empty'] },
  {
    title: 'offsets',
    pagination: { method: 'offset', limit: 2 },
    pages: [2, 2, 2],
    status: 'complete',
    codes: ['full-then-empty'],
  },
  {
    title: 'a token on each page',
    pagination: cursor,
    pages: [2, 2],
    beside: (page) => ({ next: `c${page}` }),
    status: 'complete',
    codes: ['token-ended'],
  },
  {
    title: 'a total that was reached',
    pagination: pagenum,
    pages: [2, 2],
    beside: () => ({ total: 4 }),
    status: 'complete',
    codes: ['total-matches', 'full-then-empty'],
  },
  {
    title: 'a total that was not',
    pagination: pagenum,
    pages: [2, 2],
    beside: () => ({ total: 9 }),
    status: 'incomplete',
    codes: ['total-differs', 'full-then-empty'],
  },
  {
    title: 'a page that was not full',
    pagination: { method: 'pagenum' },
    pages: [2, 1],
    status: 'complete',
    codes: ['full-then-empty'],
  },
  { title: 'nothing', pagination: pagenum, pages: [], status: 'unknown', codes: [] },
];

describe('HTTP 204, which has no content', () => {
  const folder = temporaryFolder();

  async function run(
    { pagination, pages, beside = () => ({}) }: Omit<Row, 'title' | 'status' | 'codes'>,
    http: object,
  ) {
    let page = 0;
    const api = await startApi((_, response) => {
      const size = pages[page++];
      if (size === undefined) return void response.writeHead(204).end();
      const items = Array.from({ length: size }, (_, index) => ({ id: page * 10 + index }));
      sendJson(response, { items, ...beside(page) });
    });
    const outDir = folder();
    const config = {
      api: { baseUrl: `${api.url}/`, pagination, http },
      config: { jobs: [{ endpoint: 'items', dataType: 'items', dataField: 'items' }] },
    };
    const ran = await runToEnd({ config, outDir, clock: fakeClock() });
    await api.close();
    return { ...ran, tables: ran.report.outcome === 'done' ? readFolder(path.join(outDir, 'tables')) : {} };
  }

  for (const { title, status, codes, ...api } of rows) {
    it(`ends the paging like an empty page where it is expected, after ${title}`, async () => {
      const { report, events } = await run(api, { ignoreErrors: [204] });
      const verdict = report.jobs[0]?.verdict;
      assert.deepEqual([verdict?.status, verdict?.evidence.map(({ code }) => code)], [status, codes]);
      const ignored = events.filter(({ kind }) => kind === 'ignored-error').map(({ level }) => level);
      assert.deepEqual(ignored, ['info']);
    });
  }

  it('is an error otherwise that says what to write', async () => {
    const { events } = await run({ pagination: pagenum, pages: [2] }, { ignoreErrors: [404] });
    const failure = events.find((event) => event.kind === 'error');
    assert.match(
      failure?.message ?? '',
      /responded with HTTP 204, which has no body\. .*"ignoreErrors": \[404, 204\] in "http"/,
    );
    const place = '/api/http/ignoreErrors';
    const { code, pointer, cause, remedy } = failure ?? {};
    assert.deepEqual([code, pointer, cause], ['response.not-json', place, 'no-content']);
    assert.deepEqual(remedy, { pointer: place, value: [404, 204] });
  });

  it('is still a doubt where another status is ignored', async () => {
    const api = await startApi((request, response) =>
      request.url?.includes('page=2') ? response.writeHead(404).end() : sendJson(response, { items: [{ id: 1 }] }),
    );
    const config = {
      api: { baseUrl: `${api.url}/`, pagination: { method: 'pagenum', limit: 1 }, http: { ignoreErrors: [404] } },
      config: { jobs: [{ endpoint: 'items', dataField: 'items' }] },
    };
    const { report, events } = await runToEnd({ config, outDir: folder() });
    await api.close();
    assert.deepEqual(
      report.jobs[0]?.verdict.evidence.map(({ code }) => code),
      ['ignored-error'],
    );
    assert.equal(events.find(({ kind }) => kind === 'ignored-error')?.level, 'warning');
  });
});
