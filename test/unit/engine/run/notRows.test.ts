import assert from 'node:assert/strict';
import { runToEnd } from '../../../support/runToEnd.ts';
import { sendJson, startApi } from '../../../support/startApi.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

const coins = (first: number) =>
  Object.fromEntries([0, 1, 2].map((at) => [`c${first + at}`, { id: first + at, name: 'a' }]));

describe('A job whose records are under their ids', () => {
  const folder = temporaryFolder();

  async function warningsOf(body: (page: number) => unknown, job: object) {
    const api = await startApi((request, response) => {
      const page = Number(new URL(request.url ?? '', 'http://api').searchParams.get('page') ?? 1);
      sendJson(response, body(page));
    });
    try {
      const pagination = { method: 'pagenum' };
      const config = { api: { baseUrl: `${api.url}/`, pagination }, config: { jobs: [{ endpoint: 'coins', ...job }] } };
      const { events } = await runToEnd({ config, outDir: folder() });
      return events.flatMap((event) => (event.kind === 'not-rows' ? [event] : []));
    } finally {
      await api.close();
    }
  }

  it('is warned of once, with what they look like', async () => {
    const body = (page: number) => ({ 'v1.0': { coins: page > 3 ? [] : coins(page * 3) } });
    const warnings = await warningsOf(body, { dataField: { path: 'v1.0/coins', delimiter: '/' } });
    assert.deepEqual(
      warnings.map(({ level, page, path, count, job }) => ({ level, page, path, count, job })),
      [{ level: 'warning', page: 1, path: 'v1.0/coins', count: 3, job: 'coins' }],
    );
    assert.match(warnings[0]?.message ?? '', /^"v1\.0\/coins" looks like 3 records under their ids .* into rows\.$/);
  });

  it('is not warned of a list, nor of what is in its records', async () => {
    const body = (page: number) => ({ data: page > 1 ? [] : [{ id: 1, coins: coins(1) }] });
    assert.deepEqual(await warningsOf(body, { dataField: 'data' }), []);
  });
});
