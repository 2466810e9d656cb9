import assert from 'node:assert/strict';
import { get } from 'node:http';
import { client, type IdentityServer } from '../support/login/identityServer.ts';
import { code, type Flow, loginFlows } from '../support/login/loginFlows.ts';
import { playBrowser } from '../support/login/playBrowser.ts';
import { bearer, type LoginRun, runWithLogin } from '../support/login/runWithLogin.ts';
import { startMockProvider } from '../support/login/startMockProvider.ts';
import { startOidcProvider } from '../support/login/startOidcProvider.ts';
import { startTokenApi } from '../support/login/startTokenApi.ts';
import { readFolder } from '../support/readFolder.ts';
import { startApi } from '../support/startApi.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

describe('pagewright run --login', () => {
  const folder = temporaryFolder();

  for (const flow of loginFlows) {
    it(`${flow.refused === undefined ? 'logs in with' : 'refuses'} ${flow.title}`, async () => {
      const server = await startServer(flow);
      let first: string | undefined;
      const accepts = async (token: string) => {
        first ??= token;
        return (!flow.isRefused || token !== first) && (await server.accepts(token));
      };
      const api = await startTokenApi(accepts);
      try {
        const { issuer } = server;
        const place = flow.endpoints
          ? { authorizationEndpoint: `${issuer}/auth`, tokenEndpoint: `${issuer}/token` }
          : { issuer };
        const authentication = JSON.parse(
          JSON.stringify(flow.run?.authentication ?? bearer).replace('‹token endpoint›', `${issuer}/token`),
        );
        const scope = flow.provider && { scope: 'openid' };
        const settings = { ...place, clientId: client.id, ...scope, ...flow.settings };
        const run = { ...flow.run, folder: folder(), api: api.url, settings, authentication };
        const { code: exit, events, stdout, stderr, address } = await runWithLogin(run);
        const error = events.find(({ level }) => level === 'error')?.message;
        if (flow.refused === undefined) {
          assert.deepEqual([exit, error], [0, undefined], stdout);
          assert.equal(address?.searchParams.get('code_challenge_method'), 'S256');
        } else {
          assert.match(error ?? stdout + stderr, flow.refused);
          assert.equal(exit, 1);
        }
        assert.deepEqual(server.grants, flow.grants ?? [code]);
        assertNothingLeaks(folder(), [stdout, stderr], [...api.tokens, client.secret]);
      } finally {
        await api.close();
        await server.close();
      }
    });
  }

  it('is cancelled by Ctrl-C while the user is in the browser', async () => {
    const server = await startMockProvider();
    const settings = { issuer: server.issuer, clientId: client.id };
    const onAddress: LoginRun['onAddress'] = async (_, child) => child.kill('SIGINT');
    const { signal } = await runWithLogin({ folder: folder(), api: 'http://127.0.0.1:9', settings, onAddress });
    await server.close();
    assert.deepEqual([signal, server.grants], ['SIGINT', []]);
  });

  it('refuses a page that calls the login by the name of another host, and goes on', async () => {
    const server = await startMockProvider();
    const api = await startTokenApi(server.accepts);
    const settings = { issuer: server.issuer, clientId: client.id };
    let status: number | undefined;
    const onAddress: LoginRun['onAddress'] = async (address) => {
      const to = new URL(String(address.searchParams.get('redirect_uri')));
      status = await statusOf(to, 'evil.example');
      assert.equal((await fetch(new URL('/favicon.ico', to))).status, 404);
      await playBrowser(address.href);
    };
    const { code } = await runWithLogin({ folder: folder(), api: api.url, settings, onAddress });
    await Promise.all([api.close(), server.close()]);
    assert.deepEqual([code, status], [0, 421]);
  });

  it('says which port is busy', async () => {
    const busy = await startApi(() => undefined);
    const redirectUri = `http://127.0.0.1:${busy.port}/callback`;
    const settings = { issuer: 'https://id.example', clientId: client.id, redirectUri };
    const { events, code } = await runWithLogin({ folder: folder(), api: busy.url, settings });
    await busy.close();
    assert.equal(code, 1);
    assert.match(String(events[0]?.message), new RegExp(`cannot wait at port ${busy.port} .* another program uses it`));
  });

  it('says why it cannot ask the identity provider', async () => {
    const closed = await startApi(() => undefined);
    await closed.close();
    const settings = { issuer: closed.url, clientId: client.id };
    const { events, code } = await runWithLogin({ folder: folder(), api: closed.url, settings });
    const message = 'The identity provider cannot be asked: the connection was refused.';
    assert.deepEqual([events[0]?.message, code], [message, 1]);
  });

  it('needs a login for the configuration, and an authentication that takes one', async () => {
    const basic = { type: 'basic' };
    const settings = { issuer: 'https://id.example' };
    const run = { folder: folder(), api: 'http://127.0.0.1:9', settings };
    const messageOf = async (differs: Partial<LoginRun>) =>
      String((await runWithLogin({ ...run, ...differs })).events[0]?.message);
    assert.match(await messageOf({ authentication: basic }), /takes no tokens of a login in the browser/);
    assert.match(await messageOf({}), /needs the ID of a client: "clientId" in "logins"/);
    assert.match(await messageOf({ settings: { issuer: 'http://id.example' } }), /"issuer" must be an https address/);
  });
});

describe('pagewright login', () => {
  const folder = temporaryFolder();

  it('says what a login gives, and keeps nothing', async () => {
    const server = await startOidcProvider();
    const settings = { issuer: server.issuer, clientId: client.id, scope: 'openid offline_access' };
    const run = { folder: folder(), api: 'http://127.0.0.1:9', settings, verb: ['login'] };
    const { code, stdout } = await runWithLogin(run);
    await server.close();
    assert.equal(code, 0);
    assert.equal(
      stdout,
      `Logged in at ${server.issuer}
  access token   valid for 1 h 0 min
  refresh token  yes
  scope          openid
Nothing was kept. "pagewright run" with --login logs in for a run.
`,
    );
    assert.deepEqual(Object.keys(readFolder(folder())), ['.pagewright.json', 'orders.extractor.json']);
  });
});

/** The status of a request to an address that names another host, as a page does whose name leads here. */
async function statusOf(address: URL, host: string): Promise<number | undefined> {
  return await new Promise((resolve, reject) => {
    get(address, { headers: { host } }, ({ statusCode }) => resolve(statusCode)).on('error', reject);
  });
}

/** No token and no secret in what was printed, and in no file. */
function assertNothingLeaks(folder: string, printed: readonly string[], secrets: readonly string[]): void {
  const texts = [...printed, ...Object.values(readFolder(folder)).map(String)];
  for (const secret of secrets.filter((each) => each !== '')) {
    assert.ok(!texts.some((text) => text.includes(secret)), `A secret leaks in ${texts.join('\n')}`);
  }
}

async function startServer({ provider, mock }: Flow): Promise<IdentityServer> {
  return mock === undefined ? await startOidcProvider(provider) : await startMockProvider(mock);
}
