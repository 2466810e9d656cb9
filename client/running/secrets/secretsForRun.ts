import path from 'node:path';
import type { ConfigDocument } from '@pagewright/engine/environments';
import { withinText } from '@pagewright/engine/text/withinText';
import * as vscode from 'vscode';
import { showInformationMessage } from '../../shared/messages.ts';
import type { RunInEnvironment } from '../environments/environmentForRun.ts';
import type { ConfigurationText } from '../run/run.ts';
import { askForSecret } from './askForSecret.ts';
import { type AskForSecret, collectSecrets } from './collectSecrets.ts';
import type { OriginalSecrets } from './originalSecrets.ts';
import { setMissingSecretsCommand } from './secretCommands.ts';
import { type SecretStore, secretOwner } from './secretStore.ts';

/**
 * The values of secrets for a run. Asks for those that are required and unknown, first whether to use those of the
 * configuration's original; a run on a recording requires none. Undefined, after a message to the user, if the run
 * cannot start without one.
 */
export async function secretsForRun(
  { store, originals }: { store: SecretStore; originals: OriginalSecrets },
  editor: ConfigurationText,
  document: ConfigDocument,
  { scope }: RunInEnvironment,
): Promise<Record<string, string> | undefined> {
  const { fileName, uri } = editor;
  const owner = secretOwner(fileName, scope.environment);
  const ask: AskForSecret = ({ name }, progress) => askForSecret({ configFile: fileName, ...scope }, name, progress);
  const taker = { configFile: fileName, text: editor.getText(), environment: scope.environment };
  if (!scope.recorded && !(await originals.offer(taker, document))) return undefined;
  const collected = await collectSecrets(store, owner, document, scope.recorded ? undefined : ask);
  if ('secrets' in collected) return collected.secrets;
  const message = `${editor.composition?.name ?? path.basename(fileName)} was not run: it needs a value for the secret "${collected.without.name}"${withinText({ environment: scope.environment })}.`;
  const leaveEmpty = () => store.set(owner, collected.without.name, '');
  // Not awaited: a notification waits for the user.
  void offerValues(message, uri, collected.without.mayBeEmpty ? leaveEmpty : undefined);
  return undefined;
}

/** Offers to set the values, or to let a run use the empty one that the file has. */
async function offerValues(message: string, uri: vscode.Uri, leaveEmpty?: () => Promise<void>): Promise<void> {
  const [set, leave] = ['Set Missing Secrets', 'Leave Empty'];
  const choice = await showInformationMessage(message, set, ...(leaveEmpty === undefined ? [] : [leave]));
  if (choice === set) await vscode.commands.executeCommand(setMissingSecretsCommand, uri);
  if (choice === leave) await leaveEmpty?.();
}
