import assert from 'node:assert/strict';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { resultOf, spawnCli } from '../support/runCli.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

/** An API that accepts connections and sends nothing, not even for TLS, so connecting takes until the limit. */
describe('A signal while a run connects', () => {
  const folder = temporaryFolder();
  const sockets: Socket[] = [];
  const server = createServer((socket) => void sockets.push(socket.on('error', () => undefined)));

  before(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  after(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });

  const here = () => `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ways = {
    'to the API': () => ({ NO_PROXY: '*' }),
    'to a proxy': () => ({ HTTPS_PROXY: `https://${here()}`, NO_PROXY: '' }),
  };
  for (const [way, environment] of Object.entries(ways)) {
    it(`${way} cancels it, without waiting for the connection`, async () => {
      const api = { baseUrl: `https://${here()}/`, http: { connectTimeout: 3600, maxRetries: 0 } };
      const file = path.join(folder(), 'a.json');
      writeFileSync(file, JSON.stringify({ api, config: { outputBucket: 'b', jobs: [{ endpoint: 'items' }] } }));
      const args = ['run', file, '--events', 'json'];
      const child = spawnCli(args, environment());
      const result = resultOf(child, args);
      await once(server, 'connection');
      child.kill('SIGTERM');
      const { code, events } = await result;
      assert.deepEqual([code, events.at(-1)?.kind], [130, 'cancelled']);
    });
  }
});
