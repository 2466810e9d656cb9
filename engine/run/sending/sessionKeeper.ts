import type { Login, LoginSession } from '../../core/auth/authentication.ts';
import type { JobConfig } from '../../core/config/extractionConfig.ts';
import type { UserError } from '../../core/errors.ts';
import type { HttpRequest } from '../../core/request/httpRequest.ts';
import type { Redactor } from '../../core/secrecy/redactor.ts';
import type { Clock } from '../../io/clock.ts';
import type { EventMaker } from '../events/eventMaker.ts';
import type { RunWatch } from '../watching/runWatch.ts';
import type { SentResponse } from './sent/sentResponse.ts';
import type { Errand } from './transport.ts';

export interface SessionPorts {
  clock: Clock;
  redactor: Redactor;
  event: EventMaker;
  watch: RunWatch;
  /** The error for a login that was refused, if its cause is known. */
  refusal(request: HttpRequest, response: SentResponse, job: JobConfig): UserError | undefined;
}

type SendLogin = (request: HttpRequest, errand: Errand) => Promise<SentResponse>;

/**
 * Keeps the session of an iteration (`docs/format/authentication.md#4-login`): logs in before the first request, and
 * again after expiry.
 */
export class SessionKeeper {
  readonly #login: Login;
  readonly #ports: SessionPorts;
  readonly #send: SendLogin;
  #session: LoginSession | undefined;
  #pending: Promise<void> | undefined;

  constructor(login: Login, ports: SessionPorts, send: SendLogin) {
    this.#login = login;
    this.#ports = ports;
    this.#send = send;
  }

  get current(): LoginSession | undefined {
    return this.#session;
  }

  /** The session for a request. Concurrent requests log in once. Throws a UserError if the login fails. */
  async session(errand: Errand): Promise<LoginSession> {
    for (;;) {
      const session = this.#session;
      if (session !== undefined && !this.#login.isExpired(session, this.#ports.clock.now())) return session;
      if (this.#pending === undefined) return await this.#logInForAll(errand);
      // If the other login fails or is cancelled, this request tries again itself.
      await this.#pending;
    }
  }

  /** Whether a session has ended while its request waited for its turn. One for a single request does not. */
  hasEnded(session: LoginSession): boolean {
    return session.expiry !== 'always' && this.#login.isExpired(session, this.#ports.clock.now());
  }

  async #logInForAll(errand: Errand): Promise<LoginSession> {
    let finish = (): void => undefined;
    this.#pending = new Promise((resolve) => {
      finish = resolve;
    });
    try {
      this.#session = await this.#logIn(errand);
      return this.#session;
    } finally {
      this.#pending = undefined;
      finish();
    }
  }

  /** Logs in, and redacts the secrets of the session from then on. */
  async #logIn(errand: Errand): Promise<LoginSession> {
    const { clock, redactor, event, watch } = this.#ports;
    const request = this.#login.request();
    await watch.login(request);
    // The API may count the lifetime from when it got the request.
    const askedAt = clock.now();
    const response = await this.#send(request, errand);
    const refusal = this.#ports.refusal(request, response, errand.job);
    if (refusal !== undefined) throw refusal;
    const session = this.#login.read(response, askedAt);
    redactor.add(session.secrets);
    errand.tell(event('debug', { kind: 'logged-in' }, 'Logged in.', errand.job.name));
    return session;
  }
}
