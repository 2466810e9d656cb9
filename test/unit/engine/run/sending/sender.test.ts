import assert from 'node:assert/strict';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fakeClock } from '../../../../support/fakeClock.ts';
import { runToEnd } from '../../../../support/runToEnd.ts';
import { sendJson, startApi, type TestApi } from '../../../../support/startApi.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';

describe('requests of a run', () => {
  const folder = temporaryFolder();
  const apis: TestApi[] = [];

  async function api(
    answer: (request: IncomingMessage, response: ServerResponse, count: number) => void,
  ): Promise<TestApi> {
    let count = 0;
    const started = await startApi((request, response) => answer(request, response, ++count));
    apis.push(started);
    return started;
  }
  const run = (baseUrl: string, extra: object = {}, clock = fakeClock(), options: { maxWait?: number } = {}) => {
    const config = {
      api: { baseUrl, ...extra },
      config: { username: 'ada', '#password': 'hunter22', jobs: [{ endpoint: 'x?key=hunter22' }] },
    };
    return runToEnd({ config, outDir: folder(), clock, ...options });
  };
  afterEach(async () => {
    for (const one of apis.splice(0)) await one.close();
  });

  it('jobs.md 7.1: repeats a busy answer after 1, 2, 4 seconds, and counts the repeats', async () => {
    const { url, requests } = await api((_, response, count) =>
      sendJson(response, [{ id: count }], count < 4 ? 503 : 200),
    );
    const clock = fakeClock();
    const { report, events } = await run(url, {}, clock);
    assert.deepEqual(clock.waits, [1000, 2000, 4000]);
    assert.deepEqual([report.outcome, report.requests, report.retries, requests.length], ['done', 4, 3, 4]);
    assert.equal(events.filter((event) => event.kind === 'retry').length, 3);
  });

  it('jobs.md 7.1: waits as long as Retry-After says', async () => {
    const { url } = await api((_, response, count) =>
      sendJson(response, [], count === 1 ? 429 : 200, { 'Retry-After': '17' }),
    );
    const clock = fakeClock();
    await run(url, {}, clock);
    assert.deepEqual(clock.waits, [17_000]);
  });

  it('does not wait if Retry-After asks for more than the longest wait, and fails at once', async () => {
    const { url, requests } = await api((_, response) => sendJson(response, [], 429, { 'Retry-After': '2592000' }));
    const clock = fakeClock();
    const { report, events } = await run(url, {}, clock);
    assert.deepEqual([report.error?.code, clock.waits, requests.length], ['http.wait-too-long', [], 1]);
    assert.ok(report.error?.message.includes('"Retry-After: 2592000"'));
    assert.ok(!events.some(({ kind }) => kind === 'retry'));
  });

  it('waits longer if the run may: --max-wait, at most a year', async () => {
    const { url } = await api((_, response, count) =>
      sendJson(response, [], count === 1 ? 429 : 200, { 'Retry-After': '2592000' }),
    );
    const clock = fakeClock();
    const { report } = await run(url, {}, clock, { maxWait: 1e300 });
    assert.deepEqual([report.outcome, clock.waits], ['done', [2_592_000_000]]);
  });

  it('jobs.md 7.1: gives up after maxRetries and then fails with the status', async () => {
    const { url, requests } = await api((_, response) => sendJson(response, {}, 500));
    const { report } = await run(url, { retryConfig: { maxRetries: 2 } });
    assert.deepEqual([report.error?.code, requests.length], ['http.status', 3]);
  });

  const refusals: [title: string, status: number, api: object, pointer: string | undefined][] = [
    ['401 at the authentication', 401, { authentication: { type: 'basic' } }, '/api/authentication'],
    ['403 at the header with the key', 403, { http: { headers: { A: '1', 'X-Key': 'k' } } }, '/api/http/headers/X-Key'],
    [
      '401 at the parameter with the token',
      401,
      { http: { defaultOptions: { params: { token: 't' } } } },
      '/api/http/defaultOptions/params/token',
    ],
    ['401 at the job where nothing authenticates', 401, {}, '/config/jobs/0'],
    ['404 at the endpoint', 404, { authentication: { type: 'basic' } }, '/config/jobs/0/endpoint'],
    ['500 nowhere', 500, { authentication: { type: 'basic' } }, undefined],
  ];
  for (const [title, status, more, pointer] of refusals) {
    it(`says the API's own sentence, and marks ${title}`, async () => {
      const body = { error: { message: 'It `said` [no](command:x).', code: 7 } };
      const { url } = await api((_, response) => sendJson(response, body, status));
      const { report, events } = await run(url, { ...more, retryConfig: { maxRetries: 0 } });
      const failure = events.find((event) => event.kind === 'error');
      assert.deepEqual([failure?.pointer, failure?.status, failure?.request], [pointer, status, 1]);
      assert.equal(report.error?.request, 1);
      assert.ok(
        report.error?.message.includes(`HTTP ${status}: \`It 'said' [no](command:x).\`.`),
        report.error?.message,
      );
    });
  }

  it('repeats a refused first connection twice only: a wrong address should not cost a quarter of an hour', async () => {
    const { url, close } = await api(() => undefined);
    await close();
    const clock = fakeClock();
    const { report } = await run(url, {}, clock);
    assert.equal(report.error?.code, 'http.connection-refused');
    assert.deepEqual(clock.waits, [1000, 2000]);
  });

  it('repeats a first request whose connection is lost as often as any other: the host is there', async () => {
    const { url } = await api((request) => request.socket.destroy());
    const clock = fakeClock();
    const { report } = await run(url, {}, clock);
    assert.equal(report.error?.code, 'http.connection-lost');
    assert.equal(clock.waits.length, 10);
  });

  it('repeats a refused connection as often as the configuration itself says', async () => {
    const { url, close } = await api(() => undefined);
    await close();
    const clock = fakeClock();
    await run(url, { retryConfig: { maxRetries: 4 } }, clock);
    assert.deepEqual(clock.waits, [1000, 2000, 4000, 8000]);
  });

  for (const seconds of [2_147_484, 1e308, 1.0001]) {
    it(`jobs.md 7.2: timeouts of ${seconds} s do not end a request at once`, async () => {
      const { url } = await api((_, response) => sendJson(response, []));
      const { report } = await run(url, { http: { connectTimeout: seconds, requestTimeout: seconds } });
      assert.deepEqual([report.outcome, report.retries], ['done', 0]);
    });
  }

  it('jobs.md 7.3: follows five redirects and fails at the sixth', async () => {
    const { url, requests } = await api((_, response) => response.writeHead(302, { Location: '/again' }).end());
    const { report } = await run(url);
    assert.deepEqual([report.error?.code, requests.length], ['http.redirects', 6]);
  });

  it('authenticates the API of baseUrl only, never another origin that it redirects to', async () => {
    const seen: (string | undefined)[] = [];
    const other = await api((request, response) => {
      seen.push(request.headers.authorization, request.headers['x-key'] as string | undefined);
      sendJson(response, []);
    });
    const first = await api((request, response) => {
      seen.push(request.headers.authorization?.slice(0, 6));
      response.writeHead(302, { Location: `${other.url}/y` }).end();
    });
    await run(first.url, { authentication: { type: 'basic' }, http: { headers: { 'X-Key': 'k' } } });
    assert.deepEqual(seen, ['Basic ', undefined, undefined]);
  });

  it('counts no request that cannot be authorized, because none is sent', async () => {
    const { url, requests } = await api((_, response) => sendJson(response, []));
    const authentication = { type: 'query', query: { day: { function: 'strtotime', args: [{ query: 'key' }] } } };
    const { report } = await run(url, { authentication });
    assert.deepEqual([report.error?.code, report.requests, requests], ['function.unreadable-date', 0, []]);
  });

  it('masks secrets in every event and in the report', async () => {
    const { url } = await api((_, response) => sendJson(response, { error: 'hunter22 is wrong' }, 403));
    const { events, report } = await run(url, { authentication: { type: 'basic' } });
    const told = JSON.stringify([events, report]);
    assert.ok(told.includes('/x?key=•••'));
    assert.ok(!told.includes('hunter22'));
    assert.ok(!told.includes(Buffer.from('ada:hunter22').toString('base64')));
  });

  it('cuts an address of a megabyte where it is shown', async () => {
    const { url } = await api((_, response) => sendJson(response, []));
    const jobs = [{ endpoint: `x?a=${'b'.repeat(1_000_000)}` }];
    const config = { api: { baseUrl: url, retryConfig: { maxRetries: 0 } }, config: { jobs } };
    const { events, report } = await runToEnd({ config, outDir: folder() });
    const [request] = events.filter((event) => event.kind === 'request');
    assert.deepEqual([request?.status, request?.url.length, request?.path.length], [431, 16_001, 16_001]);
    assert.match(report.error?.message ?? '', /^GET .{500}… responded with HTTP 431/);
  });

  it('one request event for each request, with method and path with query', async () => {
    const { url } = await api((_, response) => sendJson(response, [{ id: 1 }]));
    const { events } = await run(url);
    const told = events.filter((event) => event.kind === 'request');
    assert.deepEqual(
      told.map((event) => [event.method, event.path, event.status, event.attempt]),
      [['GET', '/x?key=•••', 200, 1]],
    );
  });
});
