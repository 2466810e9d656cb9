import path from 'node:path';
import * as vscode from 'vscode';
import type { ConfigurationText } from '../run/run.ts';
import type { RunScope } from '../run/runScope.ts';
import { askForSecret } from './askForSecret.ts';
import { type AskForSecret, collectSecrets } from './collectSecrets.ts';
import type { SecretStore } from './secretStore.ts';

/**
 * The values of secrets for a run. Asks for those that are required and unknown; a run on a recording requires none.
 * Undefined, with a message to the user, where the run cannot start without one.
 */
export async function secretsForRun(
  store: SecretStore,
  document: ConfigurationText,
  scope: RunScope,
): Promise<Record<string, string> | undefined> {
  const { fileName } = document;
  const ask: AskForSecret = ({ name }, progress) => askForSecret(fileName, name, progress);
  const collected = await collectSecrets(store, fileName, document.getText(), scope.recorded ? undefined : ask);
  if ('secrets' in collected) return collected.secrets;
  const text = `${path.basename(fileName)} was not run: it needs a value for the secret "${collected.without.name}".`;
  const set = 'Set Missing Secrets';
  void vscode.window
    .showInformationMessage(text, set)
    .then((choice) => choice === set && vscode.commands.executeCommand('pagewright.setMissingSecrets', document.uri));
  return undefined;
}
