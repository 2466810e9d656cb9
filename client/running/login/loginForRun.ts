import { isUserError } from '@pagewright/engine/errors';
import * as vscode from 'vscode';
import { fileUri } from '../../shared/fileId.ts';
import { showErrorMessage } from '../../shared/messages.ts';
import type { RunScope } from '../run/runScope.ts';
import type { LoginPlace, Logins, OpenLogin } from './logins.ts';

/** The command; its arguments are the document's URI and the name of the environment, null for none. */
export const logInCommand = 'pagewright.logIn';

/**
 * The login that a run uses, if its configuration takes one: a run on a recording needs none. Asks the user to log in
 * if there is none, or if it has expired. Undefined, after a message to the user, if the run cannot start.
 */
export async function loginForRun(
  logins: Logins,
  place: LoginPlace,
  { recorded }: RunScope,
): Promise<{ login?: OpenLogin } | undefined> {
  if (recorded || !(await logins.isFor(place))) return {};
  try {
    if (await logins.hasTokens(place)) return { login: await logins.open(place) };
  } catch (error) {
    if (error instanceof vscode.CancellationError) return undefined;
    if (!isUserError(error)) throw error;
    if (error.code !== 'login.expired') {
      void showErrorMessage(error.message);
      return undefined;
    }
  }
  const { configFile, environment } = place;
  const isIn = await vscode.commands.executeCommand(logInCommand, fileUri(configFile), environment ?? null);
  return isIn === true ? { login: await logins.open(place) } : undefined;
}
