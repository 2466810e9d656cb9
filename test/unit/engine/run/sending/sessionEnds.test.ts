import assert from 'node:assert/strict';
import { fakeClock } from '../../../../support/fakeClock.ts';
import { runToEnd } from '../../../../support/runToEnd.ts';
import { sendJson, startApi, type TestApi } from '../../../../support/startApi.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';

const never = new AbortController().signal;

/** How long a session lasts, in seconds. */
const lasts = 600;

describe('A run that takes longer than its login lasts', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  afterEach(() => api.close());

  for (const loginMs of [0, 150, 900])
    it(`logs in again before the API refuses the token, where a login takes ${loginMs} ms`, async () => {
      const clock = fakeClock('2026-01-31T08:00:00.980Z');
      const answers = 40;
      let logins = 0;
      let endsAt = 0;
      api = await startApi(async ({ url = '', headers }, response) => {
        if (url.startsWith('/login')) {
          endsAt = clock.now() + 2000;
          await clock.sleep(loginMs, never);
          return sendJson(response, { token: `t${++logins}`, expires_in: 2 });
        }
        if (headers['x-token'] !== `t${logins}` || clock.now() >= endsAt) return sendJson(response, {}, 401);
        await clock.sleep(100, never);
        sendJson(response, url.includes(`offset=${answers}`) ? [] : [{ id: url }]);
      });
      const authentication = {
        type: 'login',
        loginRequest: { endpoint: 'login' },
        apiRequest: { headers: { 'X-Token': 'token' } },
        expires: { response: 'expires_in', relative: true },
      };
      const config = {
        api: { baseUrl: api.url, authentication, pagination: { method: 'offset', limit: 1 } },
        config: { jobs: [{ endpoint: 'x' }] },
      };
      const { report } = await runToEnd({ config, outDir: folder(), clock, parallel: 1 });
      assert.equal(report.outcome, 'done', report.error?.message);
      assert.ok(logins > 1 && logins < answers, `${logins} logins`);
    });
});

describe('A run with a login that waits for a limit of the API', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  afterEach(() => api.close());

  it('logs in again where the session ends during the wait, and counts each request once', async () => {
    const clock = fakeClock();
    let logins = 0;
    let endsAt = 0;
    api = await startApi(({ url = '', headers }, response) => {
      if (url.startsWith('/login')) {
        endsAt = clock.now() + lasts * 1000;
        return sendJson(response, { token: `t${++logins}` });
      }
      if (headers['x-token'] !== `t${logins}` || clock.now() >= endsAt) return sendJson(response, {}, 401);
      const isFirst = url.includes('offset=0');
      const left = isFirst ? { 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': '900' } : {};
      sendJson(response, isFirst ? [{ id: 1 }, { id: 2 }] : [], 200, left);
    });
    const authentication = {
      type: 'login',
      loginRequest: { endpoint: 'login' },
      apiRequest: { headers: { 'X-Token': 'token' } },
      expires: lasts,
    };
    const config = {
      api: { baseUrl: api.url, authentication, pagination: { method: 'offset', limit: 2 } },
      config: { jobs: [{ endpoint: 'x' }] },
    };
    const { report } = await runToEnd({ config, outDir: folder(), clock, parallel: 'auto' });
    assert.equal(report.outcome, 'done', report.error?.message);
    assert.deepEqual([logins, report.requests], [2, 4]);
    assert.equal(api.requests.length, 4 + (report.surplusRequests ?? 0));
    assert.deepEqual(clock.waits, [900_000]);
  });
});
