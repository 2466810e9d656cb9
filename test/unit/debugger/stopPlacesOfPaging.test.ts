import assert from 'node:assert/strict';
import path from 'node:path';
import { pagingMethods } from '../../../engine/core/pagination/methods/pagingMethods.ts';
import { DebugClient } from '../../support/debugClient.ts';
import { sendJson, startApi, type TestApi } from '../../support/startApi.ts';
import { inSweep } from '../../support/sweep.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const first = [{ id: 1 }, { id: 2 }];
const last = [{ id: 3 }];

interface Case {
  pagination: { method: string } & Record<string, unknown>;
  /** The responses to the first and the second request. */
  pages: [object, object];
  /** The query of the second request. */
  second: string;
  /** The key at which the run is said to be when the next step is decided. */
  shownAt: string;
}

const cases: Record<string, Case> = {
  offset: {
    pagination: { method: 'offset', limit: 2, limitParam: 'count', offsetParam: 'from' },
    pages: [first, last],
    second: 'count=2&from=2',
    shownAt: 'limit',
  },
  pagenum: {
    pagination: { method: 'pagenum', limit: 2, limitParam: 'size', pageParam: 'p', firstPage: 1 },
    pages: [first, last],
    second: 'p=2&size=2',
    shownAt: 'limit',
  },
  'response.url': {
    pagination: { method: 'response.url', urlKey: 'links.next', paramIsQuery: false },
    pages: [{ items: first, links: { next: '/orders?page=2' } }, { items: last }],
    second: 'page=2',
    shownAt: 'urlKey',
  },
  'response.param': {
    pagination: { method: 'response.param', responseParam: 'meta.next', queryParam: 'after', includeParams: false },
    pages: [{ items: first, meta: { next: 'b' } }, { items: last }],
    second: 'after=b',
    shownAt: 'responseParam',
  },
  cursor: {
    pagination: { method: 'cursor', idKey: 'id', param: 'since', increment: 1, reverse: false },
    pages: [first, []],
    second: 'since=3',
    shownAt: 'idKey',
  },
  'zendesk.response.url': {
    pagination: { method: 'zendesk.response.url', urlKey: 'next_page', includeParams: false },
    pages: [{ items: first, next_page: '/orders?start_time=1' }, { items: last }],
    second: 'start_time=1',
    shownAt: 'urlKey',
  },
};

describe('where paging can stop', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  let client: DebugClient;
  let answers: object[] = [];
  before(async () => {
    api = await startApi(({ url = '' }, response) =>
      sendJson(response, url.startsWith('/lines/') ? [] : (answers.shift() ?? {})),
    );
  });
  after(() => api.close());
  beforeEach(() => {
    api.requests.splice(0);
  });
  afterEach(() => client.close());

  it('is held for every paging method', () => {
    open({});
    assert.deepEqual(Object.keys(cases).toSorted(), [...pagingMethods.keys()].toSorted());
  });

  function open(pagination: object, job: object = {}, more: object = {}): void {
    const jobs = [{ endpoint: 'orders', dataType: 'orders', ...job }];
    const config = { api: { baseUrl: api.url, pagination }, config: { outputBucket: 'b', jobs, ...more } };
    client = new DebugClient(JSON.stringify(config, undefined, 2), { outDir: path.join(folder(), 'out') });
  }

  for (const [method, { pagination, pages, second, shownAt }] of Object.entries(cases)) {
    describe(method, () => {
      beforeEach(() => {
        answers = [...pages];
      });

      const keys = ['pagination', ...Object.keys(pagination)];
      for (const key of keys) {
        it(`stops when the next step is decided, at "${key}"`, async () => {
          open(pagination);
          const stops = await client.stops([{ line: client.lineOf(`"${key}"`) }]);
          assert.deepEqual(stops, ['orders, page 1: next', 'orders, page 2: next']);
          assert.equal(api.requests.at(-1), `GET /orders?${second}`);
        });

        inSweep(`the same in a scroller of "multiple", for the jobs that page with it, at "${key}"`, async () => {
          const other = { method: 'offset' };
          open({ method: 'multiple', default: 'one', scrollers: { other, one: pagination } });
          const line = key === 'pagination' ? '"one": {' : `"${key}"`;
          const from = client.text.indexOf('"one": {');
          const stops = await client.stops([{ line: client.lineOf(line, from) }]);
          assert.deepEqual(stops, ['orders, page 1: next', 'orders, page 2: next']);
        });
      }

      const records = pages.flat().flatMap((page) => ('items' in page ? page.items : page));
      const places: [text: string, stops: string[]][] = [
        ['"jobs"', ['orders: job']],
        ['"endpoint": "orders"', ['orders, page 1: request', 'orders, page 2: request']],
        ['"responseFilter"', ['orders, page 1: response', 'orders, page 2: response']],
        ['"dataType": "orders"', ['orders, page 1: rows', 'orders, page 2: rows']],
        ['"destination"', ['orders, page 1: rows', 'orders, page 2: rows']],
        ['"placeholders"', Array.from(records.flat(), () => 'orders > lines: job')],
      ];
      for (const [text, stops] of places) {
        it(`stops in a job that pages with it, at ${text}`, async () => {
          const lines = { endpoint: 'lines/{id}', placeholders: { id: 'id' }, dataType: 'lines' };
          const mappings = { orders: { id: { mapping: { destination: 'id' } } } };
          open(pagination, { responseFilter: 'note', children: [lines] }, { mappings });
          assert.deepEqual(await client.stops([{ line: client.lineOf(text) }]), stops);
        });
      }

      it('has no doubts about a run that goes well, and misses nothing', async () => {
        open(pagination);
        assert.equal(await client.start([], {}, ['missing', 'doubt']), 'ended', client.received.join('\n'));
      });

      it(`shows itself at "${shownAt}"`, async () => {
        open(pagination);
        const stop = await client.start([{ line: client.lineOf('"pagination"') }]);
        assert.equal(stop !== 'ended' && stop.line, client.lineOf(`"${shownAt}"`));
      });
    });
  }

  it('stops also where the paging ends because a response repeats the one before', async () => {
    answers = [first, first];
    open({ method: 'pagenum' });
    const line = client.lineOf('"pagination"');
    assert.deepEqual(await client.stops([{ line }]), ['orders, page 1: next', 'orders, page 2: next']);
    answers = [first, first];
    open({ method: 'pagenum' });
    await client.start([{ line, condition: 'page == 2' }]);
    assert.equal(await client.evaluate('stop'), '"repeated-page"');
  });

  it('stops also where the paging goes in a loop', async () => {
    const [a, b] = [
      { items: first, next: 'b' },
      { items: last, next: 'a' },
    ];
    answers = [a, b, a, b, a, b];
    open({ method: 'response.param', responseParam: 'next', queryParam: 'after' }, { dataField: 'items' });
    const stops = await client.stops([{ line: client.lineOf('"pagination"') }]);
    assert.equal(stops.at(-1), `orders, page ${stops.length}: next`);
    assert.equal(api.requests.length, stops.length);
  });

  describe('multiple', () => {
    const scrollers = { one: cases['offset']?.pagination, two: { method: 'pagenum' } };
    const multiple = { method: 'multiple', scrollers, nextPageFlag: { field: 'x', stopOn: true, ifNotSet: false } };
    const both = ['orders, page 1: next', 'orders, page 2: next'];
    beforeEach(() => {
      answers = [first, last];
    });

    for (const [text, stops] of [
      ['"pagination"', both],
      ['"scrollers"', both],
      ['"nextPageFlag"', both],
      ['"stopOn"', both],
      ['"one": {', both],
      ['"two": {', []],
      ['"scroller": "one"', both],
    ] as const) {
      it(`stops ${stops.length === 0 ? 'no other job' : 'its jobs'} at ${text}`, async () => {
        open(multiple, { scroller: 'one' });
        assert.deepEqual(await client.stops([{ line: client.lineOf(text) }]), stops);
      });
    }
  });
});
