import assert from 'node:assert/strict';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCliHere } from '../support/runCliHere.ts';
import { sendJson, startApi, type TestApi } from '../support/startApi.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

describe('pagewright run --ask-above', () => {
  const folder = temporaryFolder();
  const at = (name: string) => path.join(folder(), name);
  let api: TestApi;

  beforeEach(async () => {
    api = await startApi(({ url }, response) => {
      const page = Number(new URL(url ?? '', 'http://a').searchParams.get('page') ?? 1);
      sendJson(response, page > 12 ? [] : [{ id: page }]);
    });
    const pagination = { method: 'pagenum', limit: 1 };
    const config = { api: { baseUrl: api.url, pagination }, config: { jobs: [{ endpoint: 'users' }] } };
    writeFileSync(at('users.extractor.json'), JSON.stringify(config));
  });
  afterEach(() => api.close());

  const run = (...args: string[]) => runCliHere(['run', at('users.extractor.json'), '--no-shapes', ...args]);

  it('refuses a run above it where nobody can be asked, and sends nothing', async () => {
    assert.equal((await run('--report', at('report.json'))).code, 0);
    const sent = api.requests.length;
    const { code, stderr } = await run('--ask-above', '12', '--last-run', at('report.json'));
    assert.equal(code, 1);
    assert.match(
      stderr,
      /sends more than the 12 requests of --ask-above \(about 13 requests, .*from the last run, of /,
    );
    assert.equal(api.requests.length, sent);
  });

  it('starts a run that is not above it', async () => {
    assert.equal((await run('--report', at('report.json'))).code, 0);
    const { code, stderr } = await run('--ask-above', '13', '--last-run', at('report.json'));
    assert.deepEqual([code, stderr], [0, '']);
  });

  it('knows the runs before on this machine', async () => {
    const environment = { XDG_CACHE_HOME: at('cache'), LOCALAPPDATA: at('cache') };
    const again = (...args: string[]) =>
      runCliHere(['run', at('users.extractor.json'), '--no-shapes', ...args], environment);
    assert.equal((await again()).code, 0);
    const sent = api.requests.length;
    const { code, stderr } = await again('--ask-above', '12');
    assert.equal(code, 1);
    assert.match(stderr, /\(about 13 requests, .*from the last run, of /);
    assert.equal(api.requests.length, sent);
    assert.equal((await again('--ask-above', '13')).stderr, '');
  });

  for (const limit of [
    ['--max-pages', '1'],
    ['--max-requests', '12'],
  ]) {
    it(`does not ask where the run has a limit of its own: ${limit.join(' ')}`, async () => {
      assert.equal((await run('--report', at('report.json'))).code, 0);
      const { code, stderr } = await run('--ask-above', '12', '--last-run', at('report.json'), ...limit);
      assert.deepEqual([code, stderr], [0, '']);
    });
  }

  it('says that it cannot tell, and starts, where no run is known', async () => {
    const { code, stderr } = await run('--ask-above', '1');
    assert.equal(code, 0);
    assert.match(stderr, /--ask-above does not ask, because the number of requests is not known: no run of "users" is/);
    assert.ok(existsSync(at('out/users')));
  });

  it('ends with 1 for a report that cannot be read', async () => {
    const { code, stderr } = await run('--ask-above', '1', '--last-run', at('none.json'));
    assert.deepEqual([code, stderr.split('none.json').length, api.requests.length], [1, 2, 0]);
  });
});
