import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { isListening } from '../../../../../client/running/sampleApi/sampleApi.ts';

describe('A port of this machine', () => {
  it('is listening while a server runs there, and not afterwards', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    assert.ok(typeof address === 'object' && address !== null);
    assert.equal(await isListening(address.port), true);
    server.close();
    await once(server, 'close');
    assert.equal(await isListening(address.port), false);
  });
});
