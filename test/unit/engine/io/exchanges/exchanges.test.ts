import assert from 'node:assert/strict';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { SecretMask } from '../../../../../engine/core/secrecy/recorded/secretMask.ts';
import { Redactor } from '../../../../../engine/core/secrecy/redactor.ts';
import { type Exchange, ExchangeKeeper } from '../../../../../engine/io/exchanges/exchangeKeeper.ts';
import { createKeepingHttpClient } from '../../../../../engine/io/exchanges/keepingHttpClient.ts';
import { readKeptExchange, readKeptRecording } from '../../../../../engine/io/exchanges/readKeptExchanges.ts';
import { folderFiles } from '../../../../../engine/io/files/folderFiles.ts';
import { ownFolderSink } from '../../../../../engine/io/files/ownFolderSink.ts';
import { fakeClock } from '../../../../support/fakeClock.ts';
import { getRequest } from '../../../../support/getRequest.ts';
import { runToEnd } from '../../../../support/runToEnd.ts';
import { sendJson, startApi, type TestApi } from '../../../../support/startApi.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';

function exchange(number: number, bytes: number): Exchange {
  return {
    number,
    bytes,
    write: () => ({
      number,
      method: 'GET',
      url: `http://x.test/${number}`,
      requestHeaders: {},
      status: 200,
      at: 0,
      ms: 1,
    }),
    body: () => ({ kind: 'txt', content: Buffer.alloc(bytes, 'x') }),
  };
}

async function numbersOf(folder: string, exchanges: readonly Exchange[], limits: { exchanges: number; bytes: number }) {
  const kept = new ExchangeKeeper(ownFolderSink(folder), limits, head);
  for (const one of exchanges) await kept.add(one);
  const before = numbersIn(folder);
  await kept.end();
  return { before, after: numbersIn(folder) };
}

function numbersIn(folder: string): number[] {
  return readdirSync(folder)
    .flatMap((name) => (name.endsWith('.exchange.json') ? [Number.parseInt(name, 10)] : []))
    .toSorted((a, b) => a - b);
}

/** Two turns: what a promise held goes with the next one. */
async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  for (let turn = 0; turn < 2; turn++) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    collect();
  }
}

const head = { startedAt: 0, previousStart: 0 };

const many = (count: number, bytes: number) => Array.from({ length: count }, (_, index) => exchange(index + 1, bytes));

describe('The exchanges that are kept of a run', () => {
  const folder = temporaryFolder();

  it('are the first ones as they come, and the last ones at the end', async () => {
    const { before, after } = await numbersOf(folder(), many(10, 1), { exchanges: 3, bytes: 1000 });
    assert.deepEqual(
      [before, after],
      [
        [1, 2, 3],
        [1, 2, 3, 8, 9, 10],
      ],
    );
  });

  it('are all of a short run', async () => {
    const { after } = await numbersOf(folder(), many(5, 1), { exchanges: 3, bytes: 1000 });
    assert.deepEqual(after, [1, 2, 3, 4, 5]);
  });

  it('stay within the bytes of each end', async () => {
    const { before, after } = await numbersOf(folder(), many(20, 10), { exchanges: 100, bytes: 40 });
    assert.deepEqual(
      [before, after],
      [
        [1, 2, 3, 4],
        [1, 2, 3, 4, 17, 18, 19, 20],
      ],
    );
  });

  it('of the beginning have no gap: after one that did not fit, no smaller one is among them', async () => {
    const { before } = await numbersOf(folder(), [exchange(1, 10), exchange(2, 35), exchange(3, 1)], {
      exchanges: 9,
      bytes: 40,
    });
    assert.deepEqual(before, [1]);
  });

  it('are without the body where it is too large, and say so', async () => {
    await numbersOf(folder(), [exchange(1, 5), exchange(2, 30)], { exchanges: 9, bytes: 40 });
    const [small, large] = [
      await readKeptExchange(folderFiles(folder()), 1),
      await readKeptExchange(folderFiles(folder()), 2),
    ];
    assert.deepEqual([small?.answer, small?.isBodyDropped], ['answers/000001.txt', undefined]);
    assert.deepEqual([large?.answer, large?.isBodyDropped], [undefined, true]);
    assert.deepEqual(
      (await readKeptRecording(folderFiles(folder())))?.exchanges.map(({ url }) => url.slice(-1)),
      ['1'],
    );
  });

  it('hold no body in memory that is too large to be kept', async () => {
    const kept = new ExchangeKeeper(ownFolderSink(folder()), { exchanges: 9, bytes: 4_000 }, head);
    const bodies: WeakRef<Buffer>[] = [];
    const send = async () => {
      const body = Buffer.alloc(1_000_000, 'x');
      bodies.push(new WeakRef(body));
      return { status: 200, headers: new Map<string, string>(), body };
    };
    const client = createKeepingHttpClient(
      { send, close: async () => undefined },
      {
        keeper: kept,
        mask: new SecretMask(new Map(), new Set()),
        masker: new Redactor([]),
        clock: fakeClock(),
        startedAt: 0,
        retryHeader: 'Retry-After',
      },
    );
    for (let number = 1; number <= 5; number++) {
      const request = { ...getRequest(`http://x.test/${number}`), number };
      await client.send(request, new AbortController().signal);
    }
    await collectGarbage();
    assert.deepEqual(
      bodies.map((body) => body.deref()?.length),
      [undefined, undefined, undefined, undefined, undefined],
    );
    await client.close();
    assert.equal((await readKeptExchange(folderFiles(folder()), 5))?.isBodyDropped, true);
  });

  it('end where the disk refuses; the run does not', async () => {
    const file = path.join(folder(), 'file');
    await writeFile(file, '');
    const kept = new ExchangeKeeper(ownFolderSink(path.join(file, 'below')), { exchanges: 3, bytes: 100 }, head);
    for (const one of many(9, 1)) await kept.add(one);
    await kept.end();
    assert.equal(readFileSync(file, 'utf8'), '');
  });

  it('that are not there are undefined', async () => {
    assert.equal(await readKeptExchange(folderFiles(folder()), 7), undefined);
    assert.equal(await readKeptRecording(folderFiles(path.join(folder(), 'nowhere'))), undefined);
  });
});

describe('A run whose exchanges are kept', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  beforeEach(async () => {
    api = await startApi((request, response) => {
      const offset = Number(new URL(request.url ?? '', 'http://x').searchParams.get('offset'));
      const headers = { 'x-total': '3', 'set-cookie': 'session=abc', 'x-echo': String(request.headers['x-key']) };
      sendJson(
        response,
        { items: offset === 0 ? [{ id: 1 }, { id: 2 }] : [{ id: 3, key: 's3cret-value' }] },
        200,
        headers,
      );
    });
  });
  afterEach(() => api.close());

  const run = () =>
    runToEnd({
      outDir: path.join(folder(), 'out'),
      keep: path.join(folder(), 'kept'),
      config: {
        api: {
          baseUrl: api.url,
          http: { headers: { 'X-Key': { attr: '#key' }, Accept: 'application/json' } },
          pagination: { method: 'offset', limit: 2 },
        },
        config: { '#key': 's3cret-value', jobs: [{ endpoint: 'users', dataField: 'items' }] },
      },
    });

  it('has each with its number, its headers and its body, without secrets', async () => {
    await run();
    const kept = path.join(folder(), 'kept');
    const second = await readKeptExchange(folderFiles(kept), 2);
    assert.deepEqual(
      [second?.number, second?.method, second?.url, second?.status],
      [2, 'GET', `${api.url}/users?limit=2&offset=2`, 200],
    );
    assert.equal(second?.requestHeaders.Accept, 'application/json');
    assert.equal(second?.requestHeaders['X-Key'], '•••');
    assert.deepEqual([second?.answerHeaders?.['x-total'], second?.answerHeaders?.['set-cookie']], ['3', '•••']);
    const all = [...readdirSync(kept, { recursive: true, encoding: 'utf8' })]
      .filter((name) => name.includes('.'))
      .map((name) => readFileSync(path.join(kept, name), 'utf8'));
    assert.equal(all.length, 5);
    assert.ok(!all.join('').includes('s3cret-value'));
  });

  it('tells in its events which page came of which request, where the records were, and what followed', async () => {
    const { events } = await run();
    const told = events.flatMap((event) => {
      if (event.kind === 'request') return [['request', event.request]];
      if (event.kind === 'page') return [['page', event.request, event.page, event.path]];
      return event.kind === 'next-request' ? [['next', event.request, event.message]] : [];
    });
    assert.deepEqual(told, [
      ['request', 1],
      ['page', 1, 1, 'items'],
      ['next', 1, 'The page is not shorter than the page size (2), so "offset" goes from 0 to 2.'],
      ['request', 2],
      ['page', 2, 2, 'items'],
    ]);
  });

  it('is repeated on them without the network, with another mapping too', async () => {
    const first = await run();
    await api.close();
    const again = (mappings?: object) =>
      runToEnd({
        outDir: path.join(folder(), 'again'),
        replay: path.join(folder(), 'kept'),
        config: {
          api: { baseUrl: api.url, pagination: { method: 'offset', limit: 2 } },
          config: {
            ...(mappings && { mappings }),
            jobs: [{ endpoint: 'users', dataField: 'items', dataType: 'users' }],
          },
        },
      });
    const same = await again();
    assert.deepEqual([same.report.outcome, same.report.tables[0]?.rows], ['done', first.report.tables[0]?.rows]);
    const mapped = await again({ users: { id: { mapping: { destination: 'number' } } } });
    assert.deepEqual(
      mapped.report.tables.map(({ columns, rows }) => [columns, rows]),
      [[['number'], 3]],
    );
  });

  it('is repeated as far as its pages are kept, and says where it ended', async () => {
    await run();
    const kept = path.join(folder(), 'kept');
    rmSync(path.join(kept, '000002.exchange.json'));
    const config = {
      api: { baseUrl: api.url, pagination: { method: 'offset', limit: 2 } },
      config: { jobs: [{ endpoint: 'users', dataField: 'items' }] },
    };
    const { report } = await runToEnd({ outDir: path.join(folder(), 'again'), replay: kept, config });
    assert.deepEqual([report.outcome, report.tables[0]?.rows], ['done', 2]);
    assert.deepEqual(
      report.limits.map(({ code, value }) => [code, value]),
      [['max-requests', 1]],
    );
  });
});
