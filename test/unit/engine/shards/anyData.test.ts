import assert from 'node:assert/strict';
import path from 'node:path';
import { memoryPlace } from '../../../support/memoryPlace.ts';
import { readFolder } from '../../../support/readFolder.ts';
import { ShardedRunner } from '../../../support/runShards.ts';
import { type Next, seeded, seedsOf } from '../../../support/seeded.ts';
import { sendJson, startApi, type TestApi } from '../../../support/startApi.ts';
import { partOf, sweep } from '../../../support/sweep.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

const regions = ['north', 'south', 'west'];

/** A login, iterations, two levels of children, one of them for some records only, and several pagings. */
function configOf(baseUrl: string): object {
  const parts = {
    endpoint: 'parts/{2:order}/{1:line}',
    placeholders: { '2:order': 'id', '1:line': 'line' },
    dataType: 'parts',
  };
  const children = [
    {
      endpoint: 'orders/{id}/lines',
      placeholders: { id: 'id' },
      dataType: 'lines',
      scroller: 'counted',
      children: [parts],
    },
    { endpoint: 'orders/{id}/notes', placeholders: { id: 'id' }, dataType: 'notes', recursionFilter: 'id>2' },
  ];
  return {
    api: {
      baseUrl,
      pagination: {
        method: 'multiple',
        scrollers: {
          token: { method: 'response.param', responseParam: 'next', queryParam: 'after' },
          counted: { method: 'offset', limit: '2' },
          numbered: { method: 'pagenum', limit: '3' },
        },
      },
      authentication: {
        type: 'login',
        loginRequest: { endpoint: 'login', method: 'POST' },
        apiRequest: { headers: { 'X-Token': 'token' } },
      },
    },
    iterations: regions.map((region) => ({ region })),
    config: {
      outputBucket: 'b',
      jobs: [
        { endpoint: 'orders', dataField: 'items', dataType: 'orders', scroller: 'token', children },
        { endpoint: 'users', dataType: 'users', scroller: 'numbered', params: { region: { attr: 'region' } } },
        { endpoint: 'events', dataType: 'events', params: { at: { function: 'time' } } },
      ],
    },
  };
}

/** Some data, always the same for a seed: orders may come twice, and lists of any length. */
function dataOf(next: Next) {
  const orders = Array.from({ length: next(14) }, () => ({ id: 1 + next(6) }));
  const [lines, notes, users] = [8, 8, regions.length].map((count) => Array.from({ length: count }, () => next(6)));
  const answers: Record<string, (url: URL) => unknown> = {
    login: () => ({ token: `token-number-${next(1000)}` }),
    orders({ searchParams: query }) {
      const after = Number(query.get('after') ?? 0);
      return { items: orders.slice(after, after + 3), ...(after + 3 < orders.length && { next: after + 3 }) };
    },
    lines({ pathname, searchParams: query }) {
      const [, , order = ''] = pathname.split('/');
      const offset = Number(query.get('offset') ?? 0);
      return listOf(lines?.[Number(order)] ?? 0, (line) => ({ line, of: order })).slice(offset, offset + 2);
    },
    notes: ({ pathname }) =>
      listOf(notes?.[Number(pathname.split('/')[2])] ?? 0, (note) => ({ note, text: `Note ${note}` })),
    parts: ({ pathname }) => [{ path: pathname }],
    users({ searchParams: query }) {
      const from = (Number(query.get('page') ?? 1) - 1) * 3;
      return listOf((users?.[regions.indexOf(query.get('region') ?? '')] ?? 0) * 2, (id) => ({ id })).slice(
        from,
        from + 3,
      );
    },
    events: ({ searchParams: query }) => [{ at: query.get('at') }],
  };
  return (url: URL) => {
    const [, first = '', , last] = url.pathname.split('/');
    return answers[last !== undefined && last in answers ? last : first]?.(url) ?? [];
  };
}

function listOf<Item>(length: number, item: (index: number) => Item): Item[] {
  return Array.from({ length }, (_, index) => item(index));
}

describe('a run in shards, of any data', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  let answer: (url: URL) => unknown = () => [];

  before(async () => {
    api = await startApi(({ url = '' }, response) => sendJson(response, answer(new URL(url, 'http://api.test'))));
  });
  after(() => api.close());

  it('writes what a run in one go writes', async () => {
    await sweep(seedsOf(partOf(400)), 1, async (seed) => {
      const next = seeded(seed);
      answer = dataOf(next);
      const [whole, combined] = [path.join(folder(), `${seed}-whole`), path.join(folder(), `${seed}-combined`)];
      const runner = new ShardedRunner(configOf(api.url), memoryPlace());
      const expected = await runner.whole(whole);
      assert.equal(expected.outcome, 'done', expected.error?.message);
      const list = await runner.list({ shards: 1 + next(30), records: { users: 1 + next(20) } });
      for (const stage of list.stages) {
        for (const shard of stage.toSorted(() => next(3) - 1)) {
          const { outcome, error } = await runner.read(shard, { parallel: 1 + next(6) });
          assert.equal(outcome, 'done', error?.message);
        }
      }
      const report = await runner.combine(combined);
      assert.equal(report.outcome, 'done', report.error?.message);
      assert.deepEqual(readFolder(combined), readFolder(whole));
      assert.deepEqual(
        report.jobs.map(({ verdict }) => verdict),
        expected.jobs.map(({ verdict }) => verdict),
      );
    });
  });
});
