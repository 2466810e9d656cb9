import type { Session } from '../core/auth/authentication.ts';
import type { JobConfig } from '../core/config/extractionConfig.ts';
import type { RunItem } from './runItem.ts';
import { sendRequest } from './sendRequest.ts';
import type { IterationWorld } from './world.ts';

/**
 * Logs in (`authentication.md` section 4): with the repeats and redirects of any request, but without the credentials
 * that it is to bring. What it brings may not be shown from then on. Throws a UserError where it fails.
 */
export async function* sendLogin(job: JobConfig, world: IterationWorld): AsyncGenerator<RunItem, Session> {
  const { login } = world.iteration.authentication;
  if (login === undefined) throw new Error('There is nothing to log in with.');
  const answer = yield* sendRequest(login.request(), job, world, 'login');
  const session = login.read(answer, world.clock.now());
  world.redactor.add(session.secrets);
  yield world.event('debug', { kind: 'logged-in' }, 'Logged in.', job.name);
  return session;
}
