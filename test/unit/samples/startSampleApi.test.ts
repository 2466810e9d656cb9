import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type ClientRequest, get } from 'node:http';
import { connect, createServer } from 'node:net';
import { sampleApiPort } from '../../../samples/api/http/sampleApiPort.ts';
import { startSampleApi } from '../../../samples/api/startSampleApi.ts';
import { until } from '../../support/until.ts';
import { sampleApiForTests } from './sampleApiForTests.ts';

describe('starting the sample API', () => {
  it('takes a free port where 0 is asked for, and gives its address', async () => {
    const api = await startSampleApi({ port: 0 });
    try {
      assert.equal(api.url, `http://127.0.0.1:${api.port}`);
      assert.notEqual(api.port, 0);
      assert.notEqual(api.port, sampleApiPort);
      assert.equal((await fetch(`${api.url}/health`)).status, 200);
    } finally {
      await api.close();
    }
  });

  it('listens on 127.0.0.1 and on no other address', async () => {
    const api = await startSampleApi({ port: 0 });
    try {
      const other = connect({ host: '127.0.0.2', port: api.port, timeout: 1000 });
      await assert.rejects(once(other, 'connect'));
      other.destroy();
    } finally {
      await api.close();
    }
  });

  for (const host of ['0.0.0.0', '::', '192.0.2.1', 'example.test', '']) {
    it(`refuses to listen on "${host}", which other machines could reach`, async () => {
      await assert.rejects(startSampleApi({ port: 0, host }), { message: /this machine only/ });
    });
  }

  it('takes "localhost" for a host', async () => {
    const api = await startSampleApi({ port: 0, host: 'localhost' });
    assert.equal((await fetch(`${api.url}/health`)).status, 200);
    await api.close();
  });

  it('says that a port is in use, by the code of the system and in a sentence', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    assert.ok(address !== null && typeof address === 'object');
    await assert.rejects(startSampleApi({ port: address.port }), {
      code: 'EADDRINUSE',
      message: `Port ${address.port} on 127.0.0.1 is in use by another sample API or another program. Choose another port.`,
    });
    other.close();
  });

  it('rejects for a port that there is not', async () => {
    await assert.rejects(startSampleApi({ port: 70_000 }), { code: 'ERR_SOCKET_BAD_PORT' });
  });
});

/** Sends a request that gets a late response, and returns when the API has it. */
async function askSlowly(url: string): Promise<ClientRequest> {
  const slow = get(`${url}/v1/weather`);
  await once(slow, 'finish');
  await fetch(`${url}/health`);
  return slow;
}

describe('closing the sample API', () => {
  it('ends a connection that waits for an answer', async () => {
    const lines: string[] = [];
    const api = await startSampleApi({ port: 0, onRequest: (line) => lines.push(line) });
    const slow = await askSlowly(api.url);
    const failed = once(slow, 'error');
    await api.close();
    assert.match(String(await failed), /socket hang up/);
    await assert.rejects(fetch(`${api.url}/health`));
    assert.deepEqual(lines, ['GET /health 200', 'GET /v1/weather aborted by the client']);
  });

  it('may be done twice', async () => {
    const api = await startSampleApi({ port: 0 });
    await api.close();
    await api.close();
  });

  it('frees the port', async () => {
    const first = await startSampleApi({ port: 0 });
    await first.close();
    const second = await startSampleApi({ port: first.port });
    assert.equal(second.port, first.port);
    await second.close();
  });
});

describe('the line for each request', () => {
  it('has the method, the path with its query and the status', async () => {
    const lines: string[] = [];
    const api = await startSampleApi({ port: 0, onRequest: (line) => lines.push(line) });
    await fetch(`${api.url}/v1/stations?limit=5&offset=10`);
    await fetch(`${api.url}/nowhere`);
    await fetch(`${api.url}/v1/search`, { method: 'POST', body: '[]' });
    await api.close();
    assert.deepEqual(lines, ['GET /v1/stations?limit=5&offset=10 200', 'GET /nowhere 404', 'POST /v1/search 200']);
  });

  it('tells a request that the client gave up', async () => {
    const lines: string[] = [];
    const api = await startSampleApi({ port: 0, onRequest: (line) => lines.push(line) });
    const slow = await askSlowly(api.url);
    const failed = once(slow, 'error');
    slow.destroy();
    await failed;
    await until(() => lines.length === 2);
    await api.close();
    assert.deepEqual(lines, ['GET /health 200', 'GET /v1/weather aborted by the client']);
  });
});

describe('the addresses of the sample API', () => {
  const { ask, read } = sampleApiForTests();

  it('says at /health who is listening', async () => {
    assert.deepEqual((await ask('/health')).body, { service: 'pagewright-sample-api' });
  });

  it('lists at /v1/ every endpoint with a line about it', async () => {
    const { endpoints } = await read('/v1/');
    assert.ok(Array.isArray(endpoints));
    const addresses = endpoints.map(({ method, path, about }) => {
      assert.ok(about.length > 10);
      return `${method} ${path}`;
    });
    assert.deepEqual(addresses, [
      'GET /v1/stations',
      'GET /v1/bikes',
      'GET /v1/rides',
      'POST /v1/search',
      'GET /v1/search/scroll',
      'GET /v1/members',
      'GET /v1/weather',
      'GET /v1/tickets',
    ]);
  });

  for (const path of ['/v1', '/v1/stations/', '/v1/stations/?limit=1', '/v1/bikes/']) {
    it(`answers ${path}: one slash at the end makes no difference`, async () => {
      assert.equal((await ask(path)).status, 200);
    });
  }

  it('answers in JSON and says so', async () => {
    const { headers } = await ask('/v1/stations');
    assert.equal(headers.get('content-type'), 'application/json; charset=utf-8');
  });

  for (const [method, path] of [
    ['GET', '/'],
    ['GET', '/stations'],
    ['GET', '/v1/stations/brn-01'],
    ['GET', '/v1/Stations'],
    ['GET', '/v1/stations//'],
    ['GET', '/v1/search'],
    ['POST', '/v1/stations'],
    ['DELETE', '/v1/rides'],
    ['GET', '//'],
    ['GET', '/v2/?limit=1'],
  ] as const) {
    it(`has nothing at ${method} ${path}: 404 with a JSON error`, async () => {
      const { status, body } = await ask(path, { method });
      const message = `There is no ${method} ${path.replace(/\?.*/, '')} here; GET /v1/ lists the endpoints.`;
      assert.equal(status, 404);
      assert.deepEqual(body, { error: { code: 'not-found', message } });
    });
  }

  it('refuses a body of more than 64 KiB with 413', async () => {
    const body = JSON.stringify({ where: { city: 'x'.repeat(70_000) } });
    const answer = await ask('/v1/search', { method: 'POST', body });
    assert.equal(answer.status, 413);
  });
});
