import * as vscode from 'vscode';
import { findSecretPlaces } from '../../../engine/secrets.ts';
import { savedConfig } from '../../language/documents/savedConfig.ts';
import { askForSecret } from '../secrets/askForSecret.ts';
import { setSecretCommand } from '../secrets/secretFixes.ts';
import { secretItems } from '../secrets/secretItems.ts';
import type { SecretStore } from '../secrets/secretStore.ts';

/** `Pagewright: Set Secret…`: stores the value of a secret that a quick fix names or the user picks. */
export function registerSetSecret(secrets: SecretStore): vscode.Disposable {
  return vscode.commands.registerCommand(setSecretCommand, async (uri?: unknown, name?: unknown) => {
    const document = await savedConfig(uri);
    if (document === undefined) return;
    const chosen = typeof name === 'string' ? name : await pickSecret(document, secrets);
    const value = chosen === undefined ? undefined : await askForSecret(document.fileName, chosen);
    if (chosen === undefined || value === undefined) return;
    await secrets.set(document.fileName, chosen, value);
    void vscode.window.showInformationMessage(`The secret "${chosen}" is set. The next run uses it.`);
  });
}

async function pickSecret(document: vscode.TextDocument, secrets: SecretStore): Promise<string | undefined> {
  const places = findSecretPlaces(document.getText());
  const items = secretItems(places, await secrets.names(document.fileName));
  if (items.length > 0) return (await vscode.window.showQuickPick(items, { placeHolder: 'Secret to set' }))?.label;
  void vscode.window.showInformationMessage(
    'No secret of this configuration needs a value: none is encrypted, empty, or referenced but missing.',
  );
  return undefined;
}
