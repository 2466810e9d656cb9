import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { Clock } from '../../../../engine/io/clock.ts';
import { fakeClock } from '../../../support/fakeClock.ts';
import { runToEnd } from '../../../support/runToEnd.ts';
import { sendJson, startApi, type TestApi } from '../../../support/startApi.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { until } from '../../../support/until.ts';

describe('A parallel run that fails as it writes a row', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  afterEach(() => api.close());

  /** A clock whose waits only end by being cancelled, and the number of those that are under way. */
  function countingClock(): { clock: Clock; waits(): number } {
    let waits = 0;
    const clock: Clock = {
      now: fakeClock().now,
      async sleep(_, signal) {
        waits++;
        if (!signal.aborted) await once(signal, 'abort');
        waits--;
        throw signal.reason;
      },
    };
    return { clock, waits: () => waits };
  }

  it('leaves no part behind that waits for a retry, which would keep its process alive', async () => {
    const { clock, waits } = countingClock();
    // The second child is read while the first one waits for its response: its row is bad, and its next page is refused.
    api = await startApi(async ({ url = '' }, response) => {
      const { pathname, searchParams } = new URL(url, 'http://x');
      if (pathname === '/towns') return sendJson(response, [{ id: 1 }, { id: 2 }]);
      if (pathname.startsWith('/towns/1/')) await until(() => waits() > 0);
      else if (searchParams.has('page')) return sendJson(response, {}, 503);
      const [name, next] = pathname.startsWith('/towns/1/') ? ['fine', null] : [{ not: 'a value' }, 2];
      sendJson(response, { items: [{ name }], next });
    });
    const children = [
      {
        ...{ endpoint: 'towns/{id}/streets', dataType: 'streets', dataField: 'items', scroller: 'next' },
        placeholders: { id: 'id' },
      },
    ];
    const scrollers = { next: { method: 'response.param', responseParam: 'next', queryParam: 'page' } };
    const config = {
      api: { baseUrl: api.url, pagination: { method: 'multiple', scrollers } },
      config: {
        mappings: { streets: { name: { mapping: { destination: 'name' } } } },
        jobs: [{ endpoint: 'towns', children }],
      },
    };
    const { report } = await runToEnd({ config, outDir: folder(), parallel: 4, clock });
    assert.equal(report.error?.code, 'mapping.column-not-scalar');
    assert.equal(waits(), 0);
  });
});
