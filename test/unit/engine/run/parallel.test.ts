import assert from 'node:assert/strict';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import path from 'node:path';
import { maxAutoWidth } from '../../../../engine/core/pacing/widthControl.ts';
import type { RunEvent } from '../../../../engine/faces/run.ts';
import type { Clock } from '../../../../engine/io/clock.ts';
import { fakeClock } from '../../../support/fakeClock.ts';
import { readFolder } from '../../../support/readFolder.ts';
import { runToEnd } from '../../../support/runToEnd.ts';
import { sendJson, startApi, type TestApi } from '../../../support/startApi.ts';
import { sampled, sweep } from '../../../support/sweep.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { until } from '../../../support/until.ts';

const customers = 23;
const pageSize = 5;

/** Responds late, but sooner to later requests, so that responses overtake each other. */
function answerOf(url: URL, count: number): { value: unknown; delayMs: number } {
  const offset = Number(url.searchParams.get('offset') ?? 0);
  const ids = Array.from({ length: pageSize }, (_, index) => offset + index + 1).filter((id) => id <= customers);
  const delayMs = (7 * (100_000 - count)) % 13;
  const [, , customer] = url.pathname.split('/');
  if (customer === undefined) return { value: ids.map((id) => ({ id, town: `Town ${id}` })), delayMs };
  // Some have nothing and some have more than one page, and later ones add a column.
  const orders = Number(customer) % 3 === 0 ? [] : ids.slice(0, Number(customer) % 7);
  return { value: orders.map((id) => ({ order: id, [`of${Number(customer) % 4}`]: { note: 'x' } })), delayMs };
}

describe('a parallel run', () => {
  const folder = temporaryFolder();
  const apis: TestApi[] = [];
  const underWay = new Set<unknown>();
  let most = 0;
  const begins = (message: unknown) => {
    underWay.add(Reflect.get(Object(message), 'request'));
    most = Math.max(most, underWay.size);
  };
  const ends = (message: unknown) => void underWay.delete(Reflect.get(Object(message), 'request'));
  // The count of the sender: a server sees a cancelled request only later. One that is cancelled before its connection is
  // open is never sent.
  const listeners: [channel: string, listener: (message: unknown) => void][] = [
    ['undici:client:sendHeaders', begins],
    ['undici:request:trailers', ends],
    ['undici:request:error', ends],
  ];
  before(() => {
    for (const [channel, listener] of listeners) subscribe(channel, listener);
  });
  after(() => {
    for (const [channel, listener] of listeners) unsubscribe(channel, listener);
  });

  async function startTown(answer = answerOf): Promise<TestApi> {
    let count = 0;
    most = 0;
    const api = await startApi((request, response) => {
      const { value, delayMs } = answer(new URL(request.url ?? '', 'http://x'), ++count);
      setTimeout(() => sendJson(response, value), delayMs);
    });
    apis.push(api);
    return api;
  }

  /** The maximum of requests under way at one time since the last call. */
  function mostUnderWay(): number {
    const asked = most;
    most = underWay.size;
    return asked;
  }

  afterEach(async () => {
    for (const api of apis.splice(0)) await api.close();
  });

  const pagination = { method: 'offset', limit: pageSize };
  const children = [{ endpoint: 'customers/{id}/orders', dataType: 'orders', placeholders: { id: 'id' } }];
  const configs: Record<string, (url: string) => unknown> = {
    'pages of offset': (baseUrl) => ({ api: { baseUrl, pagination }, config: { jobs: [{ endpoint: 'customers' }] } }),
    'pages of pagenum, which end with an empty one': (baseUrl) => ({
      api: { baseUrl, pagination: { method: 'pagenum', pageParam: 'offset', firstPage: 0 } },
      config: { jobs: [{ endpoint: 'customers' }] },
    }),
    'children of a page': (baseUrl) => ({
      api: { baseUrl, pagination },
      config: { outputBucket: 'town', jobs: [{ endpoint: 'customers', children }] },
    }),
    'children of children': (baseUrl) => ({
      api: { baseUrl, pagination },
      config: {
        jobs: [
          {
            endpoint: 'customers',
            children: [
              { ...children[0], children: [{ endpoint: 'customers/{order}/x', placeholders: { order: 'order' } }] },
            ],
          },
        ],
      },
    }),
    'iterations into one bucket and into another': (baseUrl) => ({
      api: { baseUrl, pagination },
      config: { outputBucket: 'town', userData: { turn: 0 }, jobs: [{ endpoint: 'customers', children }] },
      iterations: [
        { userData: { turn: 1 } },
        { outputBucket: 'city', userData: { turn: 2 } },
        { userData: { turn: 3 } },
      ],
    }),
    'children with an explicit mapping': (baseUrl) => ({
      api: { baseUrl, pagination },
      config: {
        mappings: { customers: { id: { mapping: { destination: 'id', primaryKey: true } } } },
        jobs: [{ endpoint: 'customers', children }],
      },
    }),
  };

  /** The events of each job, in order, without the durations. */
  function toldByJob(events: RunEvent[]): Record<string, string[]> {
    const told: Record<string, string[]> = {};
    for (const event of events) {
      if (['surplus-requests', 'run-finished', 'waiting'].includes(event.kind)) continue;
      const { time: _, ...rest } = event;
      // Requests are numbered as they leave, which is not the order of the jobs.
      const steady = {
        ...rest,
        ...('request' in rest && { request: 0 }),
        ...('durationMs' in rest && { durationMs: 0 }),
      };
      const text = JSON.stringify(steady);
      // biome-ignore lint/suspicious/noAssignInExpressions: one list for each job
      (told[event.job ?? ''] ??= []).push(text);
    }
    return told;
  }

  for (const [test, [name, config]] of sampled(Object.entries(configs), 3)) {
    test(`${name}: same tables, state, events of each job and reports as one after another, and never more than N requests`, async () => {
      const api = await startTown();
      const outcome = async (parallel: number | 'auto') => {
        const outDir = path.join(folder(), String(parallel));
        const { report, events } = await runToEnd({ config: config(api.url), outDir, parallel });
        assert.equal(report.outcome, 'done', JSON.stringify(report.error));
        const { startedAt: _, durationMs: __, surplusRequests: ___, pace: ____, responses: _____, ...rest } = report;
        const files = readFolder(outDir);
        delete files['state.json'];
        return { report: rest, told: toldByJob(events), files, events };
      };
      const { events: _, ...sequential } = await outcome(1);
      assert.equal(mostUnderWay(), 1);
      await sweep([2, 3, 8, 'auto'] as const, 2, async (parallel) => {
        const { events, ...others } = await outcome(parallel);
        assert.deepEqual(others, sequential);
        const together = mostUnderWay();
        const most = parallel === 'auto' ? maxAutoWidth : parallel;
        assert.ok(together > 1 && together <= most, `${together} of ${parallel}`);
        for (const event of events) {
          if (event.kind === 'surplus-requests') assert.ok(event.count <= most - 1, event.message);
        }
      });
    });
  }

  it('sends nothing ahead for children whose first page is not full', async () => {
    const api = await startTown((url, count) => {
      const { value, delayMs } = answerOf(url, count);
      return { value: url.pathname.split('/')[2] === undefined ? value : [{ order: 1 }], delayMs };
    });
    const config = configs['children of a page']?.(api.url);
    const { report } = await runToEnd({ config, outDir: folder(), parallel: 32 });
    const children = api.requests.filter((request) => request.includes('/orders')).length;
    assert.equal(children, customers);
    assert.equal(report.requests + (report.surplusRequests ?? 0), api.requests.length);
  });

  for (const [name, paging] of Object.entries({
    pagination,
    pagenum: { method: 'pagenum', pageParam: 'offset', firstPage: 0 },
  })) {
    it(`sends at most N - 1 requests past the end, for a job with all its children, and says so: ${name}`, async () => {
      // Every child has full pages before its end.
      const api = await startTown((url) => {
        const from = Number(url.searchParams.get('offset') ?? 0) * (name === 'pagenum' ? pageSize : 1);
        const ids = Array.from({ length: pageSize }, (_, index) => from + index + 1).filter((id) => id <= 12);
        return { value: ids.map((id) => ({ id, of: url.pathname })), delayMs: 1 };
      });
      const jobs = [{ endpoint: 'customers', children }];
      const config = { api: { baseUrl: api.url, pagination: paging }, config: { outputBucket: 'b', jobs } };
      const { report } = await runToEnd({ config, outDir: folder(), parallel: 6 });
      const surplus = report.surplusRequests ?? 0;
      assert.ok(surplus <= 5, `${surplus} requests`);
      assert.equal(report.requests, 13 * (name === 'pagenum' ? 4 : 3));
    });
  }

  it('says how many requests went past the end, and counts them nowhere else', async () => {
    const api = await startTown();
    const config = configs['pages of offset']?.(api.url);
    const { report, events } = await runToEnd({ config, outDir: folder(), parallel: 4 });
    const surplus = events.find((event) => event.kind === 'surplus-requests');
    assert.equal(surplus?.count, 3);
    assert.deepEqual([report.requests, report.surplusRequests], [5, 3]);
  });

  it('counts each request that went past the end, also those that were sent again', async () => {
    let past = 0;
    const retried = Promise.withResolvers<void>();
    const api = await startApi((request, response) => {
      const offset = Number(new URL(request.url ?? '', 'http://x').searchParams.get('offset'));
      if (offset === 0) sendJson(response, [{ id: 1 }, { id: 2 }]);
      else if (offset === 2) void retried.promise.then(() => sendJson(response, []));
      else if (++past < 3) sendJson(response, {}, 500);
      else retried.resolve();
    });
    apis.push(api);
    const jobs = [{ endpoint: 'customers' }];
    const config = { api: { baseUrl: api.url, pagination: { method: 'offset', limit: 2 } }, config: { jobs } };
    const { report } = await runToEnd({ config, outDir: folder(), parallel: 2, clock: fakeClock() });
    assert.deepEqual([api.requests.length, report.requests, report.surplusRequests], [5, 2, 3]);
  });

  it('sends one request after another where a limit is set, because a limit may cut any of them', async () => {
    const api = await startTown();
    const config = configs['children of a page']?.(api.url);
    await runToEnd({ config, outDir: folder(), parallel: 8, limits: { maxRequests: 9 } });
    assert.deepEqual([mostUnderWay(), api.requests.length], [1, 9]);
  });

  for (const parallel of [8, 'auto'] as const)
    it(`sends nothing beyond the limit of a paging, with ${parallel}`, async () => {
      const api = await startTown();
      const config = configs['pages of offset']?.(api.url);
      const { report } = await runToEnd({ config, outDir: folder(), parallel, maxJobRequests: 3 });
      assert.deepEqual([api.requests.length, report.requests, report.surplusRequests], [3, 3, undefined]);
    });

  const [size, pages] = [4, 6];
  for (const [what, around] of Object.entries<object>({
    total: { total: customers },
    'page count': { page_count: pages },
  }))
    it(`sends nothing beyond what the API reports to have: ${what}`, async () => {
      const api = await startTown((url) => {
        const offset = Number(url.searchParams.get('offset') ?? 0);
        const items = Array.from({ length: Math.min(size, customers - offset) }, (_, index) => ({
          id: offset + index,
        }));
        return { value: { items, ...around }, delayMs: 5 };
      });
      const jobs = [{ endpoint: 'customers', dataField: 'items' }];
      const config = { api: { baseUrl: api.url, pagination: { method: 'offset', limit: size } }, config: { jobs } };
      const { report } = await runToEnd({ config, outDir: folder(), parallel: 8 });
      assert.deepEqual([api.requests.length, report.requests, report.surplusRequests], [pages, pages, undefined]);
      assert.ok(mostUnderWay() > 1);
    });

  it('opens no more connections than it may have requests at a time', async () => {
    for (const parallel of [1, 4]) {
      // Whole pages, and the end is known: no request is cancelled, which would cost its connection.
      const api = await startTown((url) => {
        const { value, delayMs } = answerOf(url, 0);
        return { value: { total: customers, items: value }, delayMs };
      });
      const job = { endpoint: 'customers', dataField: 'items' };
      const config = { api: { baseUrl: api.url, pagination }, config: { jobs: [job] } };
      await runToEnd({ config, outDir: folder(), parallel });
      assert.equal(api.connections(), parallel);
    }
  });

  it('requests the next page of a parent while its children run', async () => {
    const api = await startTown();
    const config = configs['children of a page']?.(api.url);
    await runToEnd({ config, outDir: folder(), parallel: 4 });
    const second = api.requests.findIndex((request) => request.includes('offset=5'));
    const childrenOfFirst = api.requests.filter((request) => /customers\/[1-5]\/orders/.test(request));
    assert.ok(second < api.requests.lastIndexOf(childrenOfFirst.at(-1) ?? ''), api.requests.join('\n'));
  });

  it('a rate limit that one request meets slows all of them', async () => {
    let count = 0;
    const api = await startApi((request, response) => {
      if (++count === 3) sendJson(response, {}, 429, { 'Retry-After': '1' });
      else setTimeout(() => sendJson(response, answerOf(new URL(request.url ?? '', 'http://x'), count).value), 20);
    });
    apis.push(api);
    const config = configs['pages of offset']?.(api.url);
    const passing = Promise.withResolvers<void>();
    const { sleep, ...clock } = fakeClock();
    const waits: number[] = [];
    const held: Clock = {
      ...clock,
      async sleep(milliseconds, signal) {
        waits.push(milliseconds);
        await passing.promise;
        await sleep(milliseconds, signal);
      },
    };
    const running = runToEnd({ config, outDir: folder(), parallel: 3, clock: held });
    await until(() => waits.length > 0 && underWay.size === 0);
    const beforeTheEnd = api.requests.length;
    passing.resolve();
    const { report } = await running;
    // The requests under way already went on; nothing more was sent while one of them waited.
    assert.ok(beforeTheEnd <= 5, `${beforeTheEnd} requests`);
    assert.deepEqual([waits[0], report.outcome, report.retries], [1000, 'done', 1]);
  });

  it('ends all requests when it is cancelled', async () => {
    const controller = new AbortController();
    const closed: Promise<unknown>[] = [];
    const api = await startApi(({ url = '' }, response) => {
      // After a full page, the next ones are requested at once.
      if (!/offset=[1-9]/.test(url)) return sendJson(response, answerOf(new URL(url, 'http://x'), 0).value);
      closed.push(once(response, 'close'));
      // A while after the last of them, in which one too many would be sent.
      if (closed.length === 4) setTimeout(() => controller.abort(), 100);
    });
    apis.push(api);
    const config = configs['pages of offset']?.(api.url);
    const { report } = await runToEnd({ config, outDir: folder(), parallel: 4 }, controller.signal);
    assert.equal(report.outcome, 'cancelled');
    assert.equal(api.requests.length, 5);
    await Promise.all(closed);
  });

  it('a failure is that of the first request that fails in order, and leaves no request behind', async () => {
    const api = await startApi((request, response) => {
      const offset = Number(new URL(request.url ?? '', 'http://x').searchParams.get('offset'));
      // The later one fails first.
      if (offset === 10) sendJson(response, { late: true }, 404);
      else if (offset === 5) setTimeout(() => sendJson(response, { early: true }, 404), 50);
      else
        setTimeout(
          () =>
            sendJson(
              response,
              Array.from({ length: 5 }, (_, id) => ({ id })),
            ),
          20,
        );
    });
    apis.push(api);
    const config = configs['pages of offset']?.(api.url);
    const { report, events } = await runToEnd({ config, outDir: folder(), parallel: 4 });
    assert.match(report.error?.message ?? '', /offset=5/);
    assert.equal(events.filter((event) => event.level === 'error').length, 1);
    assert.deepEqual([report.jobs[0]?.pages, report.jobs[0]?.stopReason], [1, 'failed']);
  });
});
