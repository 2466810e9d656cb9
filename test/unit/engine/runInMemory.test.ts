import assert from 'node:assert/strict';
import { runInMemory } from '../../../engine/faces/browser.ts';
import { assertClean } from '../../support/assertClean.ts';
import { fakeClock } from '../../support/fakeClock.ts';
import { runMemory } from '../../support/runMemory.ts';
import { answerCarelessly, secretCases } from '../../support/secretCases.ts';
import { sendJson, startApi, type TestApi } from '../../support/startApi.ts';

const textOf = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString();

describe('A run in memory against an API', () => {
  let api: TestApi;
  /** Fails this many requests before it responds. */
  let busy = 0;
  beforeEach(async () => {
    busy = 0;
    api = await startApi(({ url }, response) => {
      if (busy-- > 0) return sendJson(response, {}, 429, { 'Retry-After': '7' });
      const page = Number(new URL(url ?? '', 'http://a').searchParams.get('page') ?? 1);
      sendJson(response, page > 3 ? [] : [{ id: page, name: `n${page}` }]);
    });
  });
  afterEach(() => api.close());

  const configFor = (baseUrl: string, more: object = {}) => ({
    api: { baseUrl, pagination: { method: 'pagenum', limit: 1 }, ...more },
    config: { jobs: [{ endpoint: 'x' }] },
  });

  it('leaves the first page, its manifest and the state, and replays what it kept', async () => {
    const config = configFor(api.url);
    const { report, files, exchanges } = await runMemory({ config, limits: { maxPages: 1 } });
    assert.deepEqual([report.outcome, report.requests, api.requests.length], ['done', 1, 1]);
    assert.equal(textOf(files.get('tables/x.csv')), '"id","name"\n"1","n1"\n');
    assert.deepEqual([...files.keys()].sort(), ['state.json', 'tables/x.csv', 'tables/x.csv.manifest']);
    const replayed = await runMemory({ config, replay: exchanges });
    assert.deepEqual(replayed.files.get('tables/x.csv'), files.get('tables/x.csv'));
    assert.deepEqual([replayed.exchanges.size, api.requests.length], [0, 1]);
  });

  it('starts from a state, and says what is wrong with one', async () => {
    const config = {
      ...configFor(api.url),
      config: { jobs: [{ endpoint: 'x', params: { since: { time: 'previousStart' } } }] },
    };
    const state = (text: string) => ({ file: 'in/state.json', content: Buffer.from(text) });
    const { files } = await runMemory({ config, state: state('{"time":{"previousStart":42}}') });
    assert.match(api.requests[0] ?? '', /since=42/);
    assert.match(textOf(files.get('state.json')), /previousStart/);
    const { events, report } = await runMemory({ config, state: state('[1]') });
    assert.equal(report.outcome, 'done');
    assert.ok(events.some(({ kind, message }) => kind === 'state-unreadable' && message.includes('in/state.json')));
  });

  it('waits as long as the API asks', async () => {
    busy = 2;
    const clock = fakeClock();
    const { report } = await runMemory({ config: configFor(api.url), clock, limits: { maxPages: 1 } });
    assert.deepEqual([report.outcome, report.retries, clock.waits], ['done', 2, [7000, 7000]]);
  });

  it('can be cancelled between two pages, and leaves no tables', async () => {
    const cancelled = new AbortController();
    const { report, files, exchanges } = await runMemory(
      { config: configFor(api.url) },
      cancelled.signal,
      ({ kind }) => {
        if (kind === 'page') cancelled.abort();
      },
    );
    assert.equal(report.outcome, 'cancelled');
    assert.deepEqual([files.size, exchanges.size > 0], [0, true]);
  });

  it('closes what it used where its events are no longer read', async () => {
    const run = runInMemory({ configText: JSON.stringify(configFor(api.url)), configName: 'a.json' });
    for await (const { kind } of run) if (kind === 'page') break;
    assert.deepEqual(await run.next(), { done: true, value: undefined });
  });

  it('asks once where nothing responds, and says what a browser may have done', async () => {
    await api.close();
    const { report } = await runMemory({ config: configFor(api.url) });
    assert.deepEqual([report.error?.code, report.requests], ['http.blocked', 1]);
    assert.match(report.error?.message ?? '', /CORS.*or it was not reached/);
  });

  it('tells of a header that a browser drops', async () => {
    const config = configFor(api.url, { http: { headers: { Cookie: 'a=1' } } });
    const { events } = await runMemory({ config, limits: { maxPages: 2 } });
    const told = events.filter(({ kind }) => kind === 'browser-limit');
    assert.deepEqual(
      told.map(({ level }) => level),
      ['warning'],
    );
    assert.match(told[0]?.message ?? '', /^The header "Cookie" was not sent: a browser does not let/);
  });

  for (const [title, more, code] of [
    ['a secret without a value', { http: { headers: { 'X-Key': { attr: '#key' } } } }, 'secret.missing'],
    ['an SSH tunnel', {}, 'run.needs-machine'],
  ] as const) {
    it(`says of ${title} where it works, and sends nothing`, async () => {
      const tunnel = { sshProxy: { host: 'a', port: 22, user: 'u', '#privateKey': 'k' } };
      const config = { ...configFor(api.url, more), ...(code === 'run.needs-machine' && tunnel) };
      const { report } = await runMemory({ config });
      assert.deepEqual([report.outcome, report.error?.code], ['failed', code]);
      assert.match(
        report.error?.message ?? '',
        /with Pagewright on a machine: in VS Code there, or on the command line/,
      );
      assert.equal(api.requests.length, 0);
    });
  }

  it('says where the tunnel stands in the file, also of a wrapped configuration', async () => {
    const sshProxy = { host: 'a', port: 22, user: 'u', '#privateKey': 'k' };
    for (const [config, pointer] of [
      [{ ...configFor(api.url), sshProxy }, '/sshProxy'],
      [{ parameters: { ...configFor(api.url), sshProxy } }, '/parameters/sshProxy'],
    ] as const) {
      const { events } = await runMemory({ config });
      assert.deepEqual(
        events.map((event) => event.kind === 'error' && event.pointer),
        [pointer],
      );
    }
  });

  for (const [title, replay, code] of [
    ['no recording', {}, 'replay.no-recording'],
    ['a recording of another version', { 'recording.json': '{"version":2}' }, 'replay.damaged'],
  ] as const) {
    it(`ends with ${code} for files that are ${title}`, async () => {
      const files = new Map(Object.entries(replay).map(([name, text]) => [name, Buffer.from(text)]));
      const { report } = await runMemory({ config: configFor(api.url), replay: files });
      assert.equal(report.error?.code, code);
    });
  }
});

describe('A run in memory shows no secrets', () => {
  for (const [title, { secrets, given, config }] of Object.entries(secretCases)) {
    if (given !== undefined) continue;
    for (const isBroken of [false, true]) {
      it(`${title}: ${isBroken ? 'a run that the API refuses' : 'a run that works'}`, async () => {
        const api = await startApi((request, response) => answerCarelessly(request, response, isBroken));
        try {
          const debug = JSON.stringify(config(`${api.url}/v1/`)).replace('"jobs"', '"debug":true,"jobs"');
          const { events, report, files, exchanges } = await runMemory({ config: debug });
          assert.equal(report.outcome, isBroken ? 'failed' : 'done');
          assertClean(secrets, JSON.stringify([events, report]), 'what it tells');
          assert.ok(exchanges.size > 0);
          for (const [name, content] of [...files, ...exchanges])
            if (!name.startsWith('tables/')) assertClean(secrets, textOf(content), name);
        } finally {
          await api.close();
        }
      });
    }
  }
});
