import assert from 'node:assert/strict';
import path from 'node:path';
import type { RunRequest } from '../../../../engine/faces/run.ts';
import { ExchangeLog } from '../../../../engine/io/exchanges/exchangeLog.ts';
import type { Moment, RunWatcher } from '../../../../engine/run/watching/runWatcher.ts';
import { readFolder } from '../../../support/readFolder.ts';
import { runToEnd } from '../../../support/runToEnd.ts';
import { sendJson, startApi, type TestApi } from '../../../support/startApi.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

const pages: Record<string, unknown> = {
  '/orders': { items: [{ id: 1 }, { id: 2 }], next: 'b' },
  '/orders?after=b': { items: [{ id: 3 }] },
  '/orders/1/lines': [{ sku: 'a' }],
  '/orders/2/lines': [{ sku: 'b' }],
  '/orders/3/lines': [{ sku: 'c' }],
};

const children = [{ endpoint: 'orders/{id}/lines', placeholders: { id: 'id' }, dataType: 'lines' }];

/** A moment in a few words. */
function wordsOf(moment: Moment): string {
  switch (moment.kind) {
    case 'job':
      return `job ${moment.run.job.name}`;
    case 'request':
      return `request ${moment.page}`;
    case 'function':
      return `${moment.computed.call.name}(${moment.computed.values.join(', ')}) = ${moment.computed.value}`;
    case 'response':
      return `response ${moment.page.number}: ${moment.records.length}`;
    case 'rows':
      return `rows ${moment.page}: ${moment.kept.length}`;
    case 'next':
      return `next of ${moment.page.number}: ${'stop' in moment.next ? moment.next.stop : 'request'}`;
    case 'end':
      return `end: ${moment.stop.stop}`;
    default:
      return moment.kind;
  }
}

describe('a watched run', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  before(async () => {
    api = await startApi(({ url = '' }, response) => sendJson(response, pages[url]));
  });
  after(() => api.close());
  let exchanges: ExchangeLog;
  beforeEach(() => {
    api.requests.splice(0);
    exchanges = new ExchangeLog();
  });
  afterEach(() => exchanges.close());

  function config(job: object): object {
    const pagination = { method: 'response.param', responseParam: 'next', queryParam: 'after' };
    return {
      api: { baseUrl: api.url, pagination },
      config: { outputBucket: 'b', jobs: [{ endpoint: 'orders', dataType: 'orders', dataField: 'items', ...job }] },
    };
  }

  /** The files of the tables of a run that is watched in this way. */
  async function run(job: object, at: RunWatcher['at'], given: Partial<RunRequest> = {}): Promise<unknown> {
    const outDir = path.join(folder(), 'out');
    const watcher = { begin: () => undefined, at };
    const { report } = await runToEnd({ config: config(job), outDir, watcher, ...given });
    assert.equal(report.outcome, 'done', report.error?.message);
    return readFolder(path.join(outDir, 'tables'));
  }

  async function momentsOf(job: object): Promise<string[]> {
    const words: string[] = [];
    await run(job, async (moment) => void words.push(wordsOf(moment)));
    return words;
  }

  it('tells its moments in the order in which they happen', async () => {
    assert.deepEqual(await momentsOf({}), [
      'iteration',
      'job orders',
      'request 1',
      'response 1: 2',
      'rows 1: 2',
      'next of 1: request',
      'request 2',
      'response 2: 1',
      'rows 2: 1',
      'next of 2: no-next-value',
      'end: no-next-value',
    ]);
  });

  it('tells those of child jobs between the rows of a page and the step after it', async () => {
    assert.deepEqual((await momentsOf({ children })).slice(3, 18), [
      'response 1: 2',
      'rows 1: 2',
      ...['1', '2'].flatMap(() => [
        'job orders > lines',
        'request 1',
        'response 1: 1',
        'rows 1: 1',
        'next of 1: no-next-value',
        'end: no-next-value',
      ]),
      'next of 1: request',
    ]);
  });

  it('tells each function that is computed for a job, inner ones first', async () => {
    const concat = (...args: unknown[]) => ({ function: 'concat', args });
    const lines = { ...children[0], placeholders: { id: { path: 'id', ...concat('', { placeholder: 'value' }) } } };
    const job = { params: { after: concat(concat('', 'b'), '') }, userData: { by: concat('a', 'b') } };
    const words = await momentsOf({ ...job, children: [lines] });
    assert.deepEqual(words.slice(1, 6), [
      'job orders',
      'concat(a, b) = ab',
      'concat(, b) = b',
      'concat(b, ) = b',
      'request 1',
    ]);
    const ofChildren = words.slice(6).filter((word) => /^(job|concat)/.test(word));
    assert.deepEqual(ofChildren.slice(0, 2), ['job orders > lines', 'concat(, 3) = 3']);
  });

  it('sends what the watcher puts in the place of a request', async () => {
    const at = async (moment: Moment) => {
      if (moment.kind === 'request' && moment.page === 1) {
        moment.request = { ...moment.request, params: { after: 'b' } };
      }
    };
    await run({}, at);
    assert.deepEqual(api.requests, ['GET /orders?after=b']);
  });

  it('sends nothing twice when it is run again with what was asked before', async () => {
    const look = async () => undefined;
    const first = await run({ children }, look, { exchanges, clock: exchanges });
    const sent = [...api.requests];
    exchanges.rewind();
    assert.deepEqual(await run({ children }, look, { exchanges, clock: exchanges }), first);
    assert.deepEqual(api.requests, sent);
    assert.equal(exchanges.sent, sent.length);
  });

  it('sends again what came after a request', async () => {
    const look = async () => undefined;
    await run({}, look, { exchanges, clock: exchanges });
    exchanges.rewind(1);
    await run({}, look, { exchanges, clock: exchanges });
    assert.deepEqual(api.requests, ['GET /orders', 'GET /orders?after=b', 'GET /orders?after=b']);
  });

  it('gives the tables of a run that nobody watches', async () => {
    const outDir = path.join(folder(), 'unwatched');
    await runToEnd({ config: config({ children }), outDir });
    const watched = await run({ children }, async () => undefined);
    assert.deepEqual(watched, readFolder(path.join(outDir, 'tables')));
  });
});
