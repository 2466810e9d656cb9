import { findSecretPlaces } from '@pagewright/engine/secrets';
import * as vscode from 'vscode';
import { savedConfig } from '../../language/documents/savedConfig.ts';
import { showInformationMessage } from '../../shared/messages.ts';
import type { Environments } from '../environments/environments.ts';
import { askForSecret } from '../secrets/askForSecret.ts';
import { setSecretCommand } from '../secrets/secretFixes.ts';
import { secretItems } from '../secrets/secretItems.ts';
import { chosenOwner, type SecretStore } from '../secrets/secretStore.ts';

/** `Pagewright: Set Secret…`: stores the value of a secret named by a quick fix or picked by the user. */
export function registerSetSecret(secrets: SecretStore, environments: Environments): vscode.Disposable {
  return vscode.commands.registerCommand(setSecretCommand, async (uri?: unknown, name?: unknown) => {
    const document = await savedConfig(uri);
    if (document === undefined) return;
    const configFile = document.fileName;
    const environment = environments.chosen(configFile);
    const owner = chosenOwner(configFile, environments);
    const chosen = typeof name === 'string' ? name : await pickSecret(document, await secrets.names(owner));
    const value = chosen === undefined ? undefined : await askForSecret({ configFile, environment }, chosen);
    if (chosen === undefined || value === undefined) return;
    await secrets.set(owner, chosen, value);
    const within = environment === undefined ? '' : ` in the environment "${environment}"`;
    void showInformationMessage(`The secret "${chosen}" is set${within}. The next run uses it.`);
  });
}

async function pickSecret(document: vscode.TextDocument, stored: readonly string[]): Promise<string | undefined> {
  const places = findSecretPlaces(document.getText());
  const items = secretItems(places, stored);
  if (items.length > 0) return (await vscode.window.showQuickPick(items, { placeHolder: 'Secret to set' }))?.label;
  void showInformationMessage(
    'No secret of this configuration needs a value: none is encrypted, empty, or referenced but missing.',
  );
  return undefined;
}
