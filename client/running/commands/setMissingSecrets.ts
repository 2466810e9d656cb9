import * as vscode from 'vscode';
import { findSecretPlaces, secretValue } from '../../../engine/secrets.ts';
import { savedConfig } from '../../language/documents/savedConfig.ts';
import { askForSecret } from '../secrets/askForSecret.ts';
import type { SecretStore } from '../secrets/secretStore.ts';

/**
 * `Pagewright: Set All Missing Secrets…`: asks for each secret of the configuration that has no value, one after
 * another. Escape stops and keeps the values given so far.
 */
export function registerSetMissingSecrets(secrets: SecretStore): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.setMissingSecrets', async (uri?: unknown) => {
    const document = await savedConfig(uri);
    if (document === undefined) return;
    const { fileName } = document;
    const stored = await secrets.values(fileName);
    const missing = findSecretPlaces(document.getText()).filter((place) => secretValue(place, stored) === undefined);
    let step = 0;
    for (const { name } of missing) {
      const value = await askForSecret(fileName, name, { step: step + 1, of: missing.length });
      if (value === undefined) break;
      await secrets.set(fileName, name, value);
      step++;
    }
    void vscode.window.showInformationMessage(outcomeText(step, missing.length));
  });
}

function outcomeText(set: number, of: number): string {
  if (of === 0) return 'All secrets of this configuration have a value.';
  const secrets = of === 1 ? 'The missing secret' : `${set} of ${of} missing secrets`;
  return set === 0 ? 'No secret was set.' : `${secrets} ${set === 1 ? 'is' : 'are'} set, ready for the next run.`;
}
