import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer as createPlainServer } from 'node:http';
import { createServer } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { networkOf } from '../../../client/running/network/networkOf.ts';
import type { NetworkSettings, RunEvent, RunReport } from '../../../engine/faces/run.ts';
import { runExtraction } from '../../../engine/faces/run.ts';
import { createAuthority } from '../../support/createAuthority.ts';
import { startMockProxy } from '../../support/mockProxy.ts';
import { sendJson } from '../../support/startApi.ts';
import { startConnectProxy } from '../../support/startConnectProxy.ts';
import { startSecureApi } from '../../support/startSecureApi.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const exchange = {
  request: 'GET /users',
  requestHeaders: {},
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from('[{"id":1}]'),
};

describe('A run that is told of the network', () => {
  const folder = temporaryFolder();
  const open: { close(): Promise<void> }[] = [];
  const keep = <Thing extends { close(): Promise<void> }>(thing: Thing): Thing => {
    open.push(thing);
    return thing;
  };
  afterEach(async () => {
    for (const thing of open.splice(0).reverse()) await thing.close();
  });

  const run = async (baseUrl: string, network: NetworkSettings) => {
    const configText = JSON.stringify({
      api: { baseUrl: `${baseUrl}/`, http: { connectTimeout: 30, requestTimeout: 30 }, retryConfig: { maxRetries: 0 } },
      config: { debug: true, outputBucket: 'main', jobs: [{ endpoint: 'users' }] },
    });
    const events: RunEvent[] = [];
    const running = runExtraction({ configText, configName: 'a.json', outDir: path.join(folder(), 'out'), network });
    for (;;) {
      const step = await running.next();
      if (step.done) return { report: step.value, events, said: JSON.stringify([step.value, events]) };
      events.push(step.value);
    }
  };
  const rowsOf = ({ tables, outcome }: RunReport) => [outcome, tables.map(({ rows }) => rows)];

  it('asks the proxy of the settings, before the one of the environment', async () => {
    const proxy = keep(await startMockProxy([exchange]));
    const { report } = await run(
      'http://api.test',
      networkOf({ proxy: proxy.url }, { HTTP_PROXY: 'http://127.0.0.1:1' }),
    );
    assert.deepEqual(rowsOf(report), ['done', [1]]);
    assert.deepEqual(proxy.requests, ['GET /users']);
  });

  it('asks hosts of http.noProxy, and this machine, without it', async () => {
    const proxy = keep(await startMockProxy([]));
    const api = keep(
      await startSecureApi(createAuthority('x').issue(['127.0.0.1']), (_, answer) => sendJson(answer, [])),
    );
    const network = networkOf({ proxy: proxy.url, noProxy: ['*.invalid'] }, {});
    const [ofList, ofMachine] = [await run('http://api.invalid', network), await run(api.url, network)];
    assert.equal(ofList.report.error?.code, 'http.host-not-found');
    assert.equal(ofMachine.report.error?.code, 'http.tls');
    assert.deepEqual(proxy.requests, []);
  });

  it('asks no proxy where they are switched off, whatever the process says', async () => {
    const proxy = keep(await startMockProxy([exchange]));
    const { report } = await run(
      'http://api.invalid',
      networkOf({ proxy: proxy.url, proxySupport: 'off' }, process.env),
    );
    assert.equal(report.error?.code, 'http.host-not-found');
    assert.deepEqual(proxy.requests, []);
  });

  it('opens a tunnel through it to an https address, and verifies who is at its end', async () => {
    const proxy = keep(await startConnectProxy());
    const api = keep(
      await startSecureApi(createAuthority('x').issue(['api.test']), (_, answer) => sendJson(answer, [])),
    );
    const network = networkOf({ proxy: proxy.url, proxyStrictSSL: false, systemCertificates: true }, {});
    const { report } = await run(`https://api.test:${api.port}`, network);
    assert.deepEqual(proxy.asked, [`api.test:${api.port}`]);
    assert.equal(report.error?.code, 'http.tls', 'proxyStrictSSL is about the proxy only');
  });

  for (const [isStrict, outcome] of [
    [true, 'failed'],
    [false, 'done'],
  ] as const) {
    it(`the certificate of the proxy itself ${isStrict ? 'is verified' : 'is not verified without http.proxyStrictSSL'}`, async () => {
      const behind = keep(await startMockProxy([exchange]));
      const { certificate, key } = createAuthority('x').issue(['localhost']);
      const server = createServer({ cert: certificate, key }).on('connect', (_request, socket) => {
        const tunnel = connect(Number(new URL(behind.url).port), '127.0.0.1', () =>
          socket.write('HTTP/1.1 200 OK\r\n\r\n'),
        );
        tunnel.on('error', () => socket.destroy()).pipe(socket);
        socket.on('error', () => tunnel.destroy()).pipe(tunnel);
      });
      await once(server.listen(0, '127.0.0.1'), 'listening');
      const { port } = server.address() as AddressInfo;
      const network = networkOf({ proxy: `https://localhost:${port}`, proxyStrictSSL: isStrict }, {});
      try {
        const { report } = await run('http://api.test', network);
        assert.equal(report.outcome, outcome, report.error?.message);
      } finally {
        server.closeAllConnections();
        server.close();
      }
    });
  }

  it('says nowhere with which password it asked a proxy that wants another', async () => {
    const seen: string[] = [];
    const server = createPlainServer((request, answer) => {
      seen.push(String(request.headers['proxy-authorization']));
      answer.writeHead(407).end('Who are you?');
    });
    server.on('connect', (request, socket) => {
      seen.push(String(request.headers['proxy-authorization']));
      socket.end('HTTP/1.1 407 Proxy Authentication Required\r\ncontent-length: 0\r\n\r\n');
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const network = networkOf({ proxy: `http://ann:s3cret-word@127.0.0.1:${port}` }, {});
    try {
      for (const address of ['http://api.test', 'https://api.test']) {
        const { report, said } = await run(address, network);
        assert.equal(report.error?.code, 'http.proxy-refused', address);
        assert.ok(!/s3cret|YW5uOn/.test(said), said);
      }
    } finally {
      server.closeAllConnections();
      server.close();
    }
    const expected = `Basic ${Buffer.from('ann:s3cret-word').toString('base64')}`;
    assert.ok(seen.length >= 2 && seen.every((value) => value === expected), String(seen));
  });

  for (const [what, code, proxy] of [
    ['refuses the connection', 'http.connection-refused', '127.0.0.1:1'],
    ['does not exist', 'http.host-not-found', 'no-such-proxy.invalid:3128'],
  ] as const) {
    for (const address of ['http://api.test', 'https://api.test']) {
      it(`blames a proxy that ${what}, not the API behind it: ${new URL(address).protocol}`, async () => {
        const { report, said } = await run(address, networkOf({ proxy: `http://ann:s3cret-word@${proxy}` }, {}));
        assert.equal(report.error?.code, code);
        assert.match(report.error?.message ?? '', new RegExp(`proxy "http://${proxy}"`));
        assert.ok(!said.includes('s3cret'), said);
      });
    }
  }

  it('does not blame a proxy that an API was asked without', async () => {
    const network = networkOf({ proxy: 'http://proxy.invalid:3128', noProxy: ['api.invalid'] }, {});
    const { report } = await run('http://api.invalid', network);
    assert.equal(report.error?.code, 'http.host-not-found');
    assert.ok(!/proxy/.test(report.error?.message ?? ''), report.error?.message);
  });

  it('fails with a sentence where the proxy is no address, which it does not repeat', async () => {
    const { report, said } = await run('http://api.test', networkOf({ proxy: 'ann:s3cret-word@proxy:3128' }, {}));
    assert.equal(report.error?.code, 'http.proxy-address');
    assert.ok(!said.includes('s3cret'));
  });
});

describe('The authorities of the operating system', () => {
  const folder = temporaryFolder();

  // OpenSSL's own variable stands for the system's list, which is read once in a process.
  for (const [systemCertificates, outcome] of [
    [true, '200'],
    [false, 'http.tls'],
  ] as const) {
    it(`${systemCertificates ? 'are trusted where that is asked for' : 'are not, where it is not'}`, async () => {
      const authority = createAuthority('System');
      const file = path.join(folder(), 'system.pem');
      writeFileSync(file, authority.certificate);
      const { certificate, key } = authority.issue(['127.0.0.1']);
      const server = createServer({ cert: certificate, key }, (_request, answer) => sendJson(answer, []));
      await once(server.listen(0, '127.0.0.1'), 'listening');
      const { port } = server.address() as AddressInfo;
      const module = path.join(import.meta.dirname, '../../../engine/io/http/undiciHttpClient.ts');
      const request = path.join(import.meta.dirname, '../../support/getRequest.ts');
      const script = `
        const { createUndiciHttpClient } = await import(${JSON.stringify(module)});
        const { getRequest } = await import(${JSON.stringify(request)});
        const timeouts = { connectMs: 30_000, requestMs: 30_000 };
        const client = createUndiciHttpClient({ timeouts, maxBytes: 1000, environment: {}, systemCertificates: ${systemCertificates} });
        const sent = client.send(getRequest('https://127.0.0.1:${port}/x'), new AbortController().signal);
        console.log(await sent.then(({ status }) => status, ({ code }) => code));
        await client.close();`;
      try {
        const env = { ...process.env, SSL_CERT_FILE: file, NODE_NO_WARNINGS: '1' };
        const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { env });
        assert.equal(stdout.trim(), outcome);
      } finally {
        server.closeAllConnections();
        server.close();
      }
    });
  }
});
