import assert from 'node:assert/strict';
import type { JobReport } from '../../../../engine/faces/run.ts';
import { runToEnd } from '../../../support/runToEnd.ts';
import { sendJson, startApi, type TestApi } from '../../../support/startApi.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

describe('What a report says of the runs of a job', () => {
  const folder = temporaryFolder();
  let api: TestApi;

  // 30 orders in pages of 10, of which every third is open; each has as many lines as its number is modulo 4.
  beforeEach(async () => {
    api = await startApi(({ url }, response) => {
      const { pathname, searchParams } = new URL(url ?? '', 'http://a');
      const [, , order] = pathname.split('/');
      if (order !== undefined) {
        return sendJson(
          response,
          Array.from({ length: Number(order) % 4 }, (_, line) => ({ line })),
        );
      }
      const from = Number(searchParams.get('offset'));
      const items = Array.from({ length: Math.max(0, Math.min(10, 30 - from)) }, (_, index) => from + index + 1);
      sendJson(response, { items: items.map((id) => ({ id, state: id % 3 === 0 ? 'open' : 'done' })), total: 30 });
    });
  });
  afterEach(() => api.close());

  async function jobsOf(limits: object): Promise<Partial<JobReport>[]> {
    const lines = { endpoint: 'orders/{id}', placeholders: { id: 'id' }, recursionFilter: 'state==open' };
    const orders = {
      endpoint: 'orders',
      scroller: 's',
      dataField: 'items',
      children: [{ ...lines, dataType: 'lines' }],
    };
    const scrollers = { s: { method: 'offset', limit: 10 } };
    const pagination = { method: 'multiple', scrollers };
    const config = { api: { baseUrl: api.url, pagination }, config: { jobs: [orders] } };
    const { report } = await runToEnd({ config, outDir: folder(), limits });
    assert.deepEqual(
      report.responses?.map(({ job, count }) => [job, count]),
      report.jobs.map(({ name, requests }) => [name, requests]),
    );
    return report.jobs.map(({ runs, parents, due, whole }) => ({ runs, parents, due, whole }));
  }

  it('is what they read, where nothing cut them', async () => {
    const [orders, lines] = await jobsOf({});
    assert.deepEqual(orders, {
      runs: 1,
      parents: undefined,
      due: undefined,
      whole: { runs: 1, pages: 4, records: 30, pageSize: 10 },
    });
    assert.deepEqual([lines?.runs, lines?.parents, lines?.due, lines?.whole?.runs], [10, 30, 10, 10]);
    assert.deepEqual([lines?.whole?.pages, lines?.whole?.records], [10, 17]);
  });

  it('is the total that the API states, where a limit cut the paging, and counts the parents of runs that it left out', async () => {
    const [orders, lines] = await jobsOf({ maxPages: 2, maxChildRuns: 2 });
    assert.deepEqual(orders?.whole, { runs: 1, stated: 1, pages: 4, records: 30, pageSize: 10 });
    assert.deepEqual([lines?.runs, lines?.parents, lines?.due, lines?.whole?.runs], [2, 20, 6, 2]);
  });
});
