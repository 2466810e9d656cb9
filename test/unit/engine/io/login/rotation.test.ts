import assert from 'node:assert/strict';
import { keepTokens, logInWith } from '../../../../../engine/assembly/openLogin.ts';
import type { LoginTokens } from '../../../../../engine/core/logins/loginTokens.ts';
import { listenOnLoopback } from '../../../../../engine/io/login/loopbackRedirects.ts';
import type { TokenStore } from '../../../../../engine/io/login/tokenKeeper.ts';
import { lockFolder } from '../../../../../engine/io/output/folderLock.ts';
import { client, type IdentityServer } from '../../../../support/login/identityServer.ts';
import { playBrowser } from '../../../../support/login/playBrowser.ts';
import { startOidcProvider } from '../../../../support/login/startOidcProvider.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';

const never = new AbortController().signal;

describe('a provider that takes a refresh token once, and ends the login where one comes twice', () => {
  const folder = temporaryFolder();
  let server: IdentityServer;
  let kept: LoginTokens;

  beforeEach(async () => {
    server = await startOidcProvider();
  });

  afterEach(() => server.close());

  const loginClient = () => ({
    settings: { issuer: server.issuer, scope: 'openid offline_access' },
    clientId: client.id,
    clientSecret: client.secret,
  });

  async function logIn(): Promise<void> {
    const redirects = await listenOnLoopback();
    const open = async (address: URL) => void (await playBrowser(address.href));
    kept = await logInWith(loginClient(), { redirects, open }, {}, never);
    await redirects.close();
  }

  /** The store of a window: all windows share the tokens and the lock. */
  function store(): TokenStore {
    return {
      read: async () => kept,
      write: async (tokens) => {
        kept = tokens;
      },
      async alone(work) {
        const release = await lockFolder(folder(), { pauseMs: 1 });
        return await work().finally(release);
      },
    };
  }

  it('has no reason to do so with many runs in several windows', async () => {
    await logIn();
    const windows = Array.from({ length: 4 }, () => keepTokens(loginClient(), store(), {}));
    for (let round = 1; round <= 3; round++) {
      const rejected = kept.response.access_token;
      const runs = windows.flatMap((window) => [1, 2, 3].map(() => window.current(never, rejected)));
      const given = new Set((await Promise.all(runs)).map(({ response }) => response.access_token));
      assert.equal(given.size, 1);
      assert.equal(await server.accepts([...given][0] ?? ''), true);
      assert.equal(server.grants.length, 1 + round);
    }
  });

  it('ends it where nobody waits, and that is said', async () => {
    await logIn();
    const before = kept;
    const rejected = before.response.access_token;
    await keepTokens(loginClient(), store(), {}).current(never, rejected);
    kept = before;
    const again = keepTokens(loginClient(), store(), {}).current(never, rejected);
    await assert.rejects(again, { code: 'login.expired' });
  });
});
