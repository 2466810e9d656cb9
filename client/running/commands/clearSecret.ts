import * as vscode from 'vscode';
import { configToRun } from '../../language/documents/configToRun.ts';
import { showInformationMessage } from '../../shared/messages.ts';
import type { Environments } from '../environments/environments.ts';
import { clearSecretCommand } from '../secrets/secretCommands.ts';
import { chosenOwner, type SecretStore } from '../secrets/secretStore.ts';

/** Deletes the stored value of a secret of the configuration. */
export function registerClearSecret(secrets: SecretStore, environments: Environments): vscode.Disposable {
  return vscode.commands.registerCommand(clearSecretCommand, async (uri?: unknown, name?: unknown) => {
    const document = await configToRun(uri);
    if (document === undefined) return;
    const owner = chosenOwner(document.fileName, environments);
    const chosen = typeof name === 'string' ? name : await pickStored(await secrets.names(owner));
    if (chosen === undefined) return;
    await secrets.clear(owner, chosen);
    void showInformationMessage(`The secret "${chosen}" was cleared.`);
  });
}

async function pickStored(names: string[]): Promise<string | undefined> {
  if (names.length > 0) return await vscode.window.showQuickPick(names, { placeHolder: 'Secret to clear' });
  void showInformationMessage('No secrets are stored for this configuration.');
  return undefined;
}
