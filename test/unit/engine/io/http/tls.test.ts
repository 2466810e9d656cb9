import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:net';
import { inspect } from 'node:util';
import type { TlsMaterial } from '../../../../../engine/core/config/readTls.ts';
import { TransportError, UserError } from '../../../../../engine/core/errors.ts';
import type { HttpClient } from '../../../../../engine/io/http/httpClient.ts';
import { createUndiciHttpClient } from '../../../../../engine/io/http/undiciHttpClient.ts';
import { type Credentials, createAuthority } from '../../../../support/createAuthority.ts';
import { getRequest } from '../../../../support/getRequest.ts';
import { sendJson, startApi, type TestApi } from '../../../../support/startApi.ts';
import { type ConnectProxy, startConnectProxy } from '../../../../support/startConnectProxy.ts';
import { startSecureApi } from '../../../../support/startSecureApi.ts';

const never = new AbortController().signal;
const authority = createAuthority('House');
const stranger = createAuthority('Stranger');
const trusting: TlsMaterial = { ca: authority.certificate };

describe('TLS', () => {
  const open: { close(): Promise<void> }[] = [];
  const keep = <Thing extends { close(): Promise<void> }>(thing: Thing): Thing => {
    open.push(thing);
    return thing;
  };
  const create = (tls?: TlsMaterial, environment: Record<string, string> = {}): HttpClient =>
    keep(
      createUndiciHttpClient({ timeouts: { connectMs: 10_000, requestMs: 10_000 }, maxBytes: 1000, environment, tls }),
    );
  const start = async (credentials: Credentials, clientAuthority?: string) =>
    keep(await startSecureApi(credentials, (_request, response) => sendJson(response, {}), clientAuthority));
  const failure = (code: string, curlCode: number, message: RegExp) => (error: unknown) => {
    assert.ok(error instanceof TransportError, String(error));
    assert.deepEqual([error.code, error.curlCode], [code, curlCode]);
    assert.match(error.message, message);
    return true;
  };

  afterEach(async () => {
    for (const thing of open.splice(0).reverse()) await thing.close();
  });

  describe('certificates of servers are verified (jobs.md 7.4)', () => {
    it('against caCertificate, where one is given', async () => {
      const api = await start(authority.issue(['127.0.0.1']));
      assert.equal((await create(trusting).send(getRequest(`${api.url}/x`), never)).status, 200);
    });

    it('each authority of a bundle counts', async () => {
      const api = await start(authority.issue(['127.0.0.1']));
      const ca = `${stranger.certificate}\n${authority.certificate}`;
      assert.equal((await create({ ca }).send(getRequest(api.url), never)).status, 200);
    });

    const untrusted = /is not trusted\. Set "api\.caCertificate" to the authority that signed it/;
    const refused: [string, () => Credentials, TlsMaterial | undefined, RegExp][] = [
      ['signed by nobody the system knows', () => authority.issue(['127.0.0.1']), undefined, untrusted],
      [
        'signed by another authority than caCertificate, which replaces the system',
        () => authority.issue(['127.0.0.1']),
        { ca: stranger.certificate },
        untrusted,
      ],
      ['signed by itself', () => authority, undefined, /is self-signed, so it is not trusted/],
      ['out of date', () => authority.issue(['127.0.0.1'], 2020), trusting, /has expired/],
      ['for another host', () => authority.issue(['other.test', '127.0.0.2']), trusting, /is for another host/],
    ];
    for (const [title, credentials, tls, message] of refused) {
      it(`one ${title}: http.tls, which is not among the repeated ones, and no request`, async () => {
        const api = await start(credentials());
        await assert.rejects(create(tls).send(getRequest(`${api.url}/x`), never), failure('http.tls', 60, message));
        assert.deepEqual(api.requests, []);
      });
    }

    it('caCertificate is the authority: the certificate of the server itself does not do', async () => {
      const credentials = authority.issue(['127.0.0.1']);
      const api = await start(credentials);
      await assert.rejects(
        create({ ca: credentials.certificate }).send(getRequest(api.url), never),
        failure('http.tls', 60, untrusted),
      );
    });

    it('whatever the environment says', async () => {
      const before = process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
      const { emitWarning } = process;
      process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
      process.emitWarning = () => undefined;
      try {
        const api = await start(authority.issue(['127.0.0.1']));
        await assert.rejects(create().send(getRequest(api.url), never), failure('http.tls', 60, untrusted));
        assert.deepEqual(api.requests, []);
      } finally {
        process.emitWarning = emitWarning;
        if (before === undefined) delete process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
        else process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = before;
      }
    });

    it('for the address, also with a configured Host header, which is sent as it is', async () => {
      const hosts: (string | undefined)[] = [];
      const api = keep(
        await startSecureApi(authority.issue(['127.0.0.1']), (request, response) => {
          hosts.push(request.headers.host);
          sendJson(response, {});
        }),
      );
      await create(trusting).send(getRequest(api.url, { Host: 'other.test' }), never);
      assert.deepEqual(hosts, ['other.test']);
    });
  });

  describe('a secure address is never asked without TLS', () => {
    it('where the port speaks plain HTTP: http.not-tls, as cURL 35', async () => {
      const api: TestApi = keep(await startApi((_request, response) => sendJson(response, {})));
      await assert.rejects(
        create(trusting).send(getRequest(api.url.replace('http:', 'https:')), never),
        failure('http.not-tls', 35, /does not speak TLS on this port\. Write "http:\/\/"/),
      );
      assert.deepEqual(api.requests, []);
    });

    it('where the handshake never ends: http.timeout after connectTimeout', async () => {
      const mute: Server = createServer((socket) => socket.resume());
      await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
      const address = mute.address();
      assert.ok(typeof address === 'object' && address !== null);
      const client = createUndiciHttpClient({
        timeouts: { connectMs: 100, requestMs: 60_000 },
        maxBytes: 1000,
        environment: {},
      });
      await assert.rejects(
        client.send(getRequest(`https://127.0.0.1:${address.port}`), never),
        failure('http.timeout', 28, /"connectTimeout"/),
      );
      await client.close();
      await new Promise((resolve) => mute.close(resolve));
    });
  });

  describe('#clientCertificate (configuration.md 5)', () => {
    const shown = ({ certificate: cert, key }: Credentials): TlsMaterial => ({ ...trusting, cert, key });
    const clients = createAuthority('Clients');

    it('is shown where the API asks for one', async () => {
      const api = await start(authority.issue(['127.0.0.1']), clients.certificate);
      await create(shown(clients.issue(['client-one']))).send(getRequest(api.url), never);
      assert.deepEqual(api.clients, ['client-one']);
    });

    it('is no trouble where the API does not', async () => {
      const api = await start(authority.issue(['127.0.0.1']));
      const { status } = await create(shown(clients.issue(['client-one']))).send(getRequest(api.url), never);
      assert.equal(status, 200);
    });

    it('missing where the API demands one: http.client-certificate, and no request', async () => {
      const api = await start(authority.issue(['127.0.0.1']), clients.certificate);
      await assert.rejects(
        create(trusting).send(getRequest(`${api.url}/x`), never),
        failure('http.client-certificate', 58, /Check "#clientCertificate" in "api"/),
      );
      assert.deepEqual(api.requests, []);
    });

    // Node's server does not say why it closes; what others say is in the table of findTlsFailure.
    for (const [title, credentials] of [
      ['that of another authority', stranger.issue(['client-one'])],
      ['out of date', clients.issue(['client-one'], 2020)],
    ] as const) {
      it(`${title}: an error without anything of the certificate and its key, and no request`, async () => {
        const api = await start(authority.issue(['127.0.0.1']), clients.certificate);
        await assert.rejects(create(shown(credentials)).send(getRequest(`${api.url}/x`), never), (error) => {
          assert.ok(error instanceof TransportError);
          const lines = `${credentials.key}${credentials.certificate}`.split('\n').filter((line) => line.length > 20);
          const told = inspect(error, { depth: 9 });
          return lines.every((line) => !told.includes(line));
        });
        assert.deepEqual(api.requests, []);
      });
    }
  });

  describe('through a proxy of the environment', () => {
    let proxy: ConnectProxy;
    beforeEach(async () => {
      proxy = keep(await startConnectProxy());
    });

    it('TLS goes from end to end, with the authorities and the certificate of the configuration', async () => {
      const api = await start(authority.issue(['api.internal.test']), authority.certificate);
      const { certificate: cert, key } = authority.issue(['client-one']);
      const { port } = new URL(api.url);
      const http = create({ ...trusting, cert, key }, { HTTPS_PROXY: proxy.url });
      const { status } = await http.send(getRequest(`https://api.internal.test:${port}/x`), never);
      assert.deepEqual([status, proxy.asked, api.clients], [200, [`api.internal.test:${port}`], ['client-one']]);
    });

    for (const [title, hosts, tls] of [
      ['is not trusted', ['api.internal.test'], undefined],
      ['is for another host', ['other.test'], trusting],
    ] as const) {
      it(`a certificate that ${title}: http.tls`, async () => {
        const api = await start(authority.issue([...hosts]));
        const http = create(tls, { HTTPS_PROXY: proxy.url });
        const sent = http.send(getRequest(`https://api.internal.test:${new URL(api.url).port}/`), never);
        await assert.rejects(sent, failure('http.tls', 60, new RegExp(title)));
        assert.deepEqual(api.requests, []);
      });
    }

    it('a proxy that refuses is an error that a person can act on', async () => {
      const http = create(trusting, { HTTPS_PROXY: 'http://127.0.0.1:1' });
      await assert.rejects(http.send(getRequest('https://api.internal.test/'), never), UserError);
    });
  });
});
