import type { Session } from '../core/auth/authentication.ts';
import type { JobConfig } from '../core/config/extractionConfig.ts';
import type { RunItem } from './runItem.ts';
import { sendLogin } from './sendLogin.ts';
import type { IterationWorld } from './world.ts';

/** The session of an iteration: made when the first request needs it, renewed when it has expired. */
export class LoginSession {
  #session: Session | undefined;
  #pending: Promise<void> | undefined;

  /**
   * The session to send a request of a job with; absent where nothing logs in. Requests that are under way at the same
   * time log in once. Throws a UserError where the login fails.
   */
  async *ensure(job: JobConfig, world: IterationWorld): AsyncGenerator<RunItem, Session | undefined> {
    const { login } = world.iteration.authentication;
    if (login === undefined) return undefined;
    while (this.#session === undefined || login.isExpired(this.#session, world.clock.now())) {
      if (this.#pending === undefined) return yield* this.#logIn(job, world);
      // Where the other one fails or is cancelled, this one tries for itself.
      await this.#pending;
    }
    return this.#session;
  }

  async *#logIn(job: JobConfig, world: IterationWorld): AsyncGenerator<RunItem, Session> {
    let finish = (): void => undefined;
    this.#pending = new Promise((resolve) => {
      finish = resolve;
    });
    try {
      const session = yield* sendLogin(job, world);
      this.#session = session;
      return session;
    } finally {
      this.#pending = undefined;
      finish();
    }
  }
}
