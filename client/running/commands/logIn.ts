import { ConfigDocument, isUserError, withEnvironment } from '@pagewright/engine/environments';
import { clientSecretName, findLoginUse, type LoginClient } from '@pagewright/engine/logins';
import { withinText } from '@pagewright/engine/text/withinText';
import * as vscode from 'vscode';
import { savedConfig } from '../../language/documents/savedConfig.ts';
import type { Projects } from '../../project/composition/projects.ts';
import { cancellable } from '../../shared/cancellable.ts';
import { showErrorMessage, showInformationMessage, showWarningMessage, withProgress } from '../../shared/messages.ts';
import { shownName } from '../../shared/shownName.ts';
import { signalOf } from '../../shared/signalOf.ts';
import type { Environments } from '../environments/environments.ts';
import { askForLogin } from '../login/askForLogin.ts';
import { logInCommand } from '../login/loginForRun.ts';
import type { LoginPlace, Logins } from '../login/logins.ts';
import { writeLogin } from '../login/writeLogin.ts';
import type { ConfigurationText } from '../run/run.ts';
import { type SecretStore, secretOwner } from '../secrets/secretStore.ts';
import { mayRun } from '../start/mayRun.ts';

interface LoginParts {
  logins: Logins;
  secrets: SecretStore;
  environments: Environments;
  projects: Projects;
}

/**
 * `Pagewright: Log In…`: logs in in the browser for the runs of the configuration. Asks where, unless
 * `.pagewright.json` says so. Returns whether somebody is logged in then.
 */
export function registerLogIn(parts: LoginParts): vscode.Disposable {
  return vscode.commands.registerCommand(logInCommand, async (uri?: unknown, environment?: unknown) => {
    const document = await savedConfig(uri);
    if (document === undefined || !(await mayRun(document))) return false;
    // Null is none; without one, the chosen environment counts.
    const named = typeof environment === 'string' ? environment : undefined;
    const name = environment === null ? undefined : (named ?? parts.environments.chosen(document.fileName));
    try {
      return await logIn(await parts.projects.composed(document), name, parts);
    } catch (error) {
      if (error instanceof vscode.CancellationError) return false;
      if (!isUserError(error)) throw error;
      void showErrorMessage(error.message);
      return false;
    }
  });
}

async function logIn(text: ConfigurationText, environment: string | undefined, parts: LoginParts): Promise<boolean> {
  const { logins, environments } = parts;
  const configFile = text.fileName;
  const of = environment === undefined ? undefined : await environments.of(configFile, environment);
  const document = withEnvironment(ConfigDocument.of(text.getText()), of);
  const place = { document, configFile, environment };
  const isSetUp = findLoginUse(document) === undefined || (await logins.isFor(place));
  const client = isSetUp ? await confirmed(place, logins) : await setUp(place, parts);
  if (client === undefined) return false;
  const title = `Log in for ${shownName(text.fileName)} in the browser`;
  await withProgress(cancellable(title), (_, token) => logins.logIn(place, client, signalOf(token)));
  void showInformationMessage(
    `Logged in for ${shownName(text.fileName)}${withinText({ environment })}. Its runs use the login.`,
  );
  return true;
}

/** The client that `.pagewright.json` names, if the user agrees: somebody else may have written the file. */
async function confirmed(place: LoginPlace, logins: Logins): Promise<LoginClient | undefined> {
  const client = await logins.clientFor(place);
  const { issuer, authorizationEndpoint, tokenEndpoint } = client.settings;
  const named = [issuer, authorizationEndpoint, tokenEndpoint].filter((address) => address !== undefined);
  const origins = [...new Set(named.map((address) => new URL(address).origin))].join(' and ');
  const question = `Log in at ${origins} for ${shownName(place.configFile)}?`;
  const secret = client.clientSecret === undefined ? '' : ' The secret of the client goes there too.';
  const detail = `".pagewright.json" names this identity provider, for the client "${client.clientId}".${secret} The browser returns to ${logins.redirectOf(client)}.`;
  const answer = 'Log In';
  return (await showWarningMessage(question, { modal: true, detail }, answer)) === answer ? client : undefined;
}

/** Asks where to log in, and writes it down. */
async function setUp(
  place: LoginPlace,
  { logins, secrets, environments }: LoginParts,
): Promise<LoginClient | undefined> {
  const { configFile, environment, document } = place;
  const asked = await askForLogin(document, logins.editorAddress);
  if (asked === undefined) return undefined;
  const { settings, clientSecret } = asked;
  await writeLogin(configFile, await environments.settingsOf(configFile), settings);
  if (clientSecret !== '') await secrets.set(secretOwner(configFile, environment), clientSecretName, clientSecret);
  return await logins.clientFor(place);
}
