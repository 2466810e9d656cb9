import assert from 'node:assert/strict';
import { fakeClock } from '../../../../support/fakeClock.ts';
import { runToEnd } from '../../../../support/runToEnd.ts';
import { sendJson, startApi, type TestApi } from '../../../../support/startApi.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';

describe('A parallel run that an API asks to wait too long', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  afterEach(() => api.close());

  /** The first child has two pages; the second one is refused while the first page of the first one is under way. */
  async function startTown(retryAfter: string): Promise<void> {
    api = await startApi(({ url = '' }, response) => {
      if (url.startsWith('/towns?')) sendJson(response, url.includes('offset=2') ? [] : [{ id: 1 }, { id: 2 }]);
      else if (url.startsWith('/towns/1') && !url.includes('offset=2'))
        setTimeout(() => sendJson(response, [{ id: 3 }, { id: 4 }]), 100);
      else sendJson(response, {}, 429, { 'Retry-After': retryAfter });
    });
  }

  for (const parallel of ['auto', 4] as const)
    for (const retryAfter of ['86400', '9'.repeat(15), '9'.repeat(400)]) {
      it(`waits no longer than it may, also for others, and fails: ${parallel}, ${retryAfter.slice(0, 20)}`, async () => {
        await startTown(retryAfter);
        const children = [{ endpoint: 'towns/{id}/streets', placeholders: { id: 'id' } }];
        const pagination = { method: 'offset', limit: 2 };
        const config = { api: { baseUrl: api.url, pagination }, config: { jobs: [{ endpoint: 'towns', children }] } };
        const clock = fakeClock();
        const learnt = { [api.url]: { width: 4 } };
        const { report } = await runToEnd({ config, outDir: folder(), clock, parallel, learnt, maxWait: 60 });
        assert.equal(report.error?.code, 'http.wait-too-long');
        assert.ok(
          clock.waits.every((ms) => ms <= 60_000),
          String(clock.waits),
        );
      });
    }
});
