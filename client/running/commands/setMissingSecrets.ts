import { findSecretPlaces, secretValue } from '@pagewright/engine/secrets';
import * as vscode from 'vscode';
import { savedConfig } from '../../language/documents/savedConfig.ts';
import type { Projects } from '../../project/composition/projects.ts';
import { showInformationMessage } from '../../shared/messages.ts';
import type { Environments } from '../environments/environments.ts';
import { askForSecret } from '../secrets/askForSecret.ts';
import { offerOriginal } from '../secrets/offerOriginal.ts';
import type { OriginalSecrets } from '../secrets/originalSecrets.ts';
import { setMissingSecretsCommand } from '../secrets/secretCommands.ts';
import { chosenOwner, type SecretStore } from '../secrets/secretStore.ts';

/**
 * Asks for each missing secret of the configuration, one after another. Escape stops and keeps the values given so far.
 */
export function registerSetMissingSecrets(
  secrets: SecretStore,
  environments: Environments,
  originals: OriginalSecrets,
  projects: Projects,
): vscode.Disposable {
  return vscode.commands.registerCommand(setMissingSecretsCommand, async (uri?: unknown) => {
    const saved = await savedConfig(uri);
    if (saved === undefined) return;
    const document = await projects.composed(saved);
    const { fileName: configFile } = document;
    const environment = environments.chosen(configFile);
    const owner = chosenOwner(configFile, environments);
    if (!(await offerOriginal(document, environments, originals))) return;
    const stored = await secrets.values(owner);
    const missing = findSecretPlaces(document.getText()).filter((place) => secretValue(place, stored) === undefined);
    let step = 0;
    for (const { name } of missing) {
      const value = await askForSecret({ configFile, environment }, name, { step: step + 1, of: missing.length });
      if (value === undefined) break;
      await secrets.set(owner, name, value);
      step++;
    }
    void showInformationMessage(outcomeText(step, missing.length));
  });
}

function outcomeText(set: number, of: number): string {
  if (of === 0) return 'All secrets of this configuration have a value.';
  const secrets = of === 1 ? 'The missing secret' : `${set} of ${of} missing secrets`;
  return set === 0 ? 'No secret was set.' : `${secrets} ${set === 1 ? 'is' : 'are'} set, ready for the next run.`;
}
