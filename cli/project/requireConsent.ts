import type { Trip } from '@pagewright/engine/platform';
import { UserError } from '@pagewright/engine/run';
import { plainText } from '../printing/plainText.ts';
import { askUser, canAsk } from './askUser.ts';
import { agree, isAgreed } from './confirmedProjects.ts';

/**
 * Asks once per project whether jobs may be started there; `isGiven`: it was answered with an option. Throws a UserError
 * if nobody can be asked, or if the answer is no.
 */
export async function requireConsent({ api, signal }: Trip, isGiven: boolean): Promise<void> {
  if (isGiven) return;
  const { id, name } = await api.storage.project(signal);
  const project = { stack: api.stack, id };
  if (await isAgreed(project)) return;
  if (!canAsk()) {
    const message = `A job of "${name}" calls the API and may change tables of the project. Add --yes to start it.`;
    throw new UserError('run.bad-arguments', message);
  }
  const question = `A job calls the API and may change tables of the project. Start jobs in "${name}" (${id})? [y/N]`;
  const answer = await askUser(plainText(question), signal);
  if (!/^y(es)?$/i.test(answer)) throw new UserError('run.bad-arguments', 'Nothing was started.');
  await agree(project);
}
