import { isUserError, UserError } from '../../core/errors.ts';
import { isUsable, type LoginTokens, tokensFrom } from '../../core/logins/loginTokens.ts';
import type { Clock } from '../clock.ts';
import { untilAborted } from '../ssh/untilAborted.ts';
import type { IdentityProvider } from './identityProvider.ts';

/** Where the tokens of one login are kept. Other windows may share it. */
export interface TokenStore {
  read(): Promise<LoginTokens | undefined>;
  write(tokens: LoginTokens): Promise<void>;
  /** Does some work while no other window refreshes. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
}

interface KeeperParts {
  store: TokenStore;
  owner: string;
  refresh: IdentityProvider['refresh'];
  clock: Pick<Clock, 'now'>;
}

/**
 * Keeps the tokens of a login current. A refresh token that rotates is used once and replaced before anybody sees the
 * new access token: all who ask meanwhile wait for the one refresh, and who finds its refresh token refused looks for a
 * newer one before it gives up.
 */
export class TokenKeeper {
  readonly #parts: KeeperParts;
  #pending: Promise<LoginTokens> | undefined;

  constructor(parts: KeeperParts) {
    this.#parts = parts;
  }

  /**
   * Tokens that may be used now; `rejected` is an access token that the API refused. Throws a UserError if the user has
   * to log in again, and the signal's reason: the refresh itself goes on, so that its token is not lost.
   */
  async current(signal: AbortSignal, rejected?: string): Promise<LoginTokens> {
    for (;;) {
      const pending = this.#pending;
      if (pending === undefined) break;
      const tokens = await untilAborted(pending, signal);
      if (isUsable(tokens, this.#parts.clock.now(), rejected)) return tokens;
    }
    this.#pending = this.#parts.store
      .alone(() => this.#renew(rejected))
      .finally(() => {
        this.#pending = undefined;
      });
    this.#pending.catch(() => undefined);
    return await untilAborted(this.#pending, signal);
  }

  async #renew(rejected: string | undefined, tried?: string): Promise<LoginTokens> {
    const { store, clock } = this.#parts;
    const tokens = await this.#kept();
    if (isUsable(tokens, clock.now(), rejected)) return tokens;
    const { refresh_token } = tokens.response;
    if (refresh_token === undefined)
      throw expired('The login has expired, and the identity provider gave no refresh token');
    if (refresh_token === tried) throw expired('The identity provider no longer accepts the login');
    try {
      const renewed = await this.#refresh(tokens, refresh_token);
      await store.write(renewed);
      return renewed;
    } catch (error) {
      if (isUserError(error) && error.code === 'login.expired') return await this.#renew(rejected, refresh_token);
      throw error;
    }
  }

  async #refresh(previous: LoginTokens, refreshToken: string): Promise<LoginTokens> {
    const { refresh, clock } = this.#parts;
    return tokensFrom(await refresh(refreshToken), { ...previous, previous }, clock.now());
  }

  /** The tokens of the store, if they belong to this client. */
  async #kept(): Promise<LoginTokens> {
    const { store, owner } = this.#parts;
    const tokens = await store.read();
    if (tokens === undefined) throw expired('There is no login');
    if (tokens.owner === owner) return tokens;
    throw expired('The login belongs to another identity provider or client than "logins" names');
  }
}

function expired(why: string): UserError {
  return new UserError('login.expired', `${why}. Log in again.`);
}
