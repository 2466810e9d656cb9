import assert from 'node:assert/strict';
import type { TokenResponse } from '../../../../../engine/core/auth/tokenResponse.ts';
import { UserError } from '../../../../../engine/core/errors.ts';
import type { LoginTokens } from '../../../../../engine/core/logins/loginTokens.ts';
import { TokenKeeper, type TokenStore } from '../../../../../engine/io/login/tokenKeeper.ts';

const owner = 'the client';
const never = new AbortController().signal;
const codeOf = (error: { code?: string }) => error.code;

/** A provider whose refresh tokens count once: each gives the next. */
class Rotating {
  valid = 1;
  readonly used: string[] = [];
  isBlocked: Promise<void> | undefined;

  async refresh(token: string): Promise<TokenResponse> {
    this.used.push(token);
    await this.isBlocked;
    if (token !== `r${this.valid}`) throw new UserError('login.expired', 'used before');
    this.valid++;
    return { access_token: `a${this.valid}`, refresh_token: `r${this.valid}`, expires_in: 3600 };
  }
}

class SharedStore {
  tokens: LoginTokens | undefined = {
    owner,
    tokenEndpoint: 'https://id.example/t',
    response: { access_token: 'a1', refresh_token: 'r1' },
    expiresAt: 0,
  };
  #last: Promise<unknown> = Promise.resolve();

  /** The store as one window has it, with the lock that all windows share or without any. */
  window(isLocked = true): TokenStore {
    return {
      read: async () => this.tokens,
      write: async (tokens) => {
        this.tokens = tokens;
      },
      alone: (work) => {
        if (!isLocked) return work();
        const done = this.#last.then(work, work);
        this.#last = done;
        return done;
      },
    };
  }
}

describe('the tokens of a login', () => {
  let provider: Rotating;
  let shared: SharedStore;
  const keeper = (store = shared.window()) =>
    new TokenKeeper({ store, owner, refresh: (token) => provider.refresh(token), clock: { now: () => 1000 } });
  const token = async (asked: Promise<LoginTokens>) => (await asked).response.access_token;

  beforeEach(() => {
    [provider, shared] = [new Rotating(), new SharedStore()];
  });

  it('are refreshed when they have expired, and the refresh token that rotated is kept', async () => {
    assert.equal(await token(keeper().current(never)), 'a2');
    assert.equal(shared.tokens?.response.refresh_token, 'r2');
    assert.equal(shared.tokens?.expiresAt, 3_601_000);
    assert.equal(await token(keeper().current(never)), 'a2');
    assert.deepEqual(provider.used, ['r1']);
  });

  it('are refreshed once for all who ask in a window', async () => {
    const one = keeper();
    const all = await Promise.all(Array.from({ length: 20 }, () => token(one.current(never))));
    assert.deepEqual([new Set(all), provider.used], [new Set(['a2']), ['r1']]);
  });

  it('are refreshed once for several windows', async () => {
    const windows = Array.from({ length: 8 }, () => keeper(shared.window()));
    const all = await Promise.all(windows.map((one) => token(one.current(never))));
    assert.deepEqual(
      [new Set(all), provider.used, shared.tokens?.response.refresh_token],
      [new Set(['a2']), ['r1'], 'r2'],
    );
  });

  it('are looked for again where another machine has refreshed them meanwhile', async () => {
    let finish = (): void => undefined;
    provider.isBlocked = new Promise((resolve) => {
      finish = resolve;
    });
    const [first, second] = [keeper(shared.window(false)), keeper(shared.window(false))];
    const both = [token(first.current(never)), token(second.current(never))];
    finish();
    const outcomes = await Promise.allSettled(both);
    // Whoever lost finds the newer tokens, unless it looks before they are there.
    assert.equal(outcomes[0]?.status, 'fulfilled');
    assert.deepEqual([shared.tokens?.response.refresh_token, provider.used.slice(0, 2)], ['r2', ['r1', 'r1']]);
  });

  it('are renewed where the API refuses them, unless somebody has done so', async () => {
    shared.tokens = { ...(shared.tokens as LoginTokens), expiresAt: 9_000_000 };
    const one = keeper();
    assert.equal(await token(one.current(never, 'a1')), 'a2');
    assert.equal(await token(one.current(never, 'a1')), 'a2');
    assert.deepEqual(provider.used, ['r1']);
  });

  it('keep the refresh token of before where a response has none', async () => {
    const refresh = async () => ({ access_token: 'a2' });
    const one = new TokenKeeper({ store: shared.window(), owner, refresh, clock: { now: () => 1000 } });
    assert.equal(await token(one.current(never)), 'a2');
    assert.deepEqual([shared.tokens?.response.refresh_token, shared.tokens?.expiresAt], ['r1', undefined]);
  });

  it('are those of a new login where there are none, none of this client, or none that count', async () => {
    provider.valid = 7;
    assert.equal(await keeper().current(never).catch(codeOf), 'login.expired');
    shared.tokens = { ...(shared.tokens as LoginTokens), owner: 'another' };
    assert.equal(await keeper().current(never).catch(codeOf), 'login.expired');
    shared.tokens = undefined;
    assert.equal(await keeper().current(never).catch(codeOf), 'login.expired');
    assert.deepEqual(provider.used, ['r1']);
  });

  it('are tried again after a failure that is not the end of the login', async () => {
    let failures = 1;
    const refresh = async (given: string) => {
      if (failures-- > 0) throw new UserError('http.timeout', 'later');
      return await provider.refresh(given);
    };
    const one = new TokenKeeper({ store: shared.window(), owner, refresh, clock: { now: () => 1000 } });
    assert.equal(await one.current(never).catch(codeOf), 'http.timeout');
    assert.equal(await token(one.current(never)), 'a2');
  });

  it('arrive in the store although the one who asked is cancelled', async () => {
    let finish = (): void => undefined;
    provider.isBlocked = new Promise((resolve) => {
      finish = resolve;
    });
    const one = keeper();
    const cancelling = new AbortController();
    const cancelled = one.current(cancelling.signal).catch((reason: unknown) => reason);
    const patient = one.current(never);
    cancelling.abort('cancelled');
    assert.equal(await cancelled, 'cancelled');
    finish();
    assert.equal(await token(patient), 'a2');
    assert.equal(shared.tokens?.response.refresh_token, 'r2');
  });
});
