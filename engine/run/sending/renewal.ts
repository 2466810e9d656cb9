import type { Authentication } from '../../core/auth/authentication.ts';
import type { RenewTokens } from '../../core/logins/withLogin.ts';
import type { Redactor } from '../../core/secrecy/redactor.ts';
import type { SendResult } from './transport.ts';

/** The tokens with which requests were authorized. */
export interface Authorized {
  authentication: Authentication;
  /** The access token; absent: the one that the run began with. */
  token?: string;
}

/** The login in the browser: the access token that the run began with, and how to get others. */
export interface LoginPort {
  token: string;
  renew: RenewTokens;
}

interface RenewalPorts {
  redactor: Redactor;
  /** Absent: nobody logged in in the browser. */
  login: LoginPort | undefined;
}

/** Replaces the tokens of a login in the browser once the API refuses them. */
export class Renewal {
  readonly #ports: RenewalPorts;
  #current: Authorized;

  constructor(authentication: Authentication, ports: RenewalPorts) {
    this.#current = { authentication };
    this.#ports = ports;
  }

  get current(): Authorized {
    return this.#current;
  }

  /** Whether the API refused these tokens and there are others now. Throws a UserError if the user has to log in again. */
  async replaces(used: Authorized, result: SendResult, signal: AbortSignal): Promise<boolean> {
    const { login, redactor } = this.#ports;
    const isRefused = 'response' in result && result.response.status === 401;
    const { renewed } = used.authentication;
    if (!isRefused || login === undefined || renewed === undefined) return false;
    // A request that was sent at the same time has replaced them.
    if (used !== this.#current) return true;
    const tokens = await login.renew(used.token ?? login.token, signal);
    const authentication = renewed(tokens);
    redactor.add(authentication.secrets);
    this.#current = { authentication, token: tokens.access_token };
    return true;
  }
}
