import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createAuthority } from '../support/createAuthority.ts';
import { runCli } from '../support/runCli.ts';
import { sendJson } from '../support/startApi.ts';
import { startConnectProxy } from '../support/startConnectProxy.ts';
import { startSecureApi } from '../support/startSecureApi.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

// In a process that has loaded no more of the HTTP library than what ships.
describe('A run behind a proxy', () => {
  const folder = temporaryFolder();

  it('reads an https API through a tunnel', async () => {
    const authority = createAuthority('House');
    const api = await startSecureApi(authority.issue(['127.0.0.1']), (_, response) => sendJson(response, [{ id: 1 }]));
    const proxy = await startConnectProxy();
    try {
      const file = path.join(folder(), 'a.json');
      const parts = { baseUrl: api.url, caCertificate: authority.certificate };
      writeFileSync(file, JSON.stringify({ api: parts, config: { outputBucket: 'b', jobs: [{ endpoint: 'items' }] } }));
      const { code, stdout } = await runCli(['run', file], { HTTPS_PROXY: proxy.url, NO_PROXY: '' });
      assert.equal(code, 0, stdout);
      assert.deepEqual([proxy.asked, api.requests], [[`127.0.0.1:${api.port}`], ['GET /items']]);
    } finally {
      await proxy.close();
      await api.close();
    }
  });
});
