import { findPlainSecrets, findSecretPlaces } from '@pagewright/engine/secrets';
import { withinText } from '@pagewright/engine/text/withinText';
import * as vscode from 'vscode';
import { savedConfig } from '../../language/documents/savedConfig.ts';
import type { Projects } from '../../project/composition/projects.ts';
import { fileName } from '../../shared/fileName.ts';
import { showInformationMessage } from '../../shared/messages.ts';
import { shownName } from '../../shared/shownName.ts';
import type { Environments } from '../environments/environments.ts';
import type { ConfigurationText } from '../run/run.ts';
import { askForSecret } from '../secrets/askForSecret.ts';
import { offerOriginal } from '../secrets/offerOriginal.ts';
import type { OriginalSecrets } from '../secrets/originalSecrets.ts';
import { pickSecret } from '../secrets/pickSecret.ts';
import { moveSecretCommand } from '../secrets/plainSecretFixes.ts';
import { clearSecretCommand, setMissingSecretsCommand, setSecretCommand } from '../secrets/secretCommands.ts';
import { type SecretItem, secretItems } from '../secrets/secretItems.ts';
import { chosenOwner, type SecretStore } from '../secrets/secretStore.ts';

/**
 * `Pagewright: Set Secret…`: lists the secrets of the configuration with their states, and stores the value of one; a
 * quick fix or a message may name it.
 */
export function registerSetSecret(
  secrets: SecretStore,
  environments: Environments,
  originals: OriginalSecrets,
  projects: Projects,
): vscode.Disposable {
  const set = async (configFile: string, name: string) => {
    const environment = environments.chosen(configFile);
    const value = await askForSecret({ configFile, environment }, name);
    if (value === undefined) return;
    await secrets.set(chosenOwner(configFile, environments), name, value);
    void showInformationMessage(`The secret "${name}" is set${withinText({ environment })}. The next run uses it.`);
  };
  return vscode.commands.registerCommand(setSecretCommand, async (uri?: unknown, name?: unknown) => {
    const document = await savedConfig(uri);
    if (document === undefined) return;
    if (typeof name === 'string') return await set(document.fileName, name);
    const chosen = await chooseSecret(await projects.composed(document), { secrets, environments, originals });
    if (chosen?.does === 'useOriginal') await offerOriginal(await projects.composed(document), environments, originals);
    else if (chosen?.does !== undefined) await doWith(chosen, document);
    else if (chosen !== undefined) await set(document.fileName, chosen.label);
  });
}

interface ListParts {
  secrets: SecretStore;
  environments: Environments;
  originals: OriginalSecrets;
}

async function chooseSecret(
  document: ConfigurationText,
  { secrets, environments, originals }: ListParts,
): Promise<SecretItem | undefined> {
  const configFile = document.fileName;
  const [owner, environment] = [chosenOwner(configFile, environments), environments.chosen(configFile)];
  const items = async () => {
    const text = document.getText();
    const places = findSecretPlaces(text);
    const plain = findPlainSecrets(text).map(({ name }) => name);
    const original = await originals.find({ configFile, text, environment }, places);
    return secretItems({ places, plain, stored: await secrets.names(owner), original: original && fileName(original) });
  };
  if ((await items()).length === 0) {
    void showInformationMessage('This configuration has no secrets: no key begins with "#", and none is referenced.');
    return undefined;
  }
  const within = environment === undefined ? '' : ` in ${environment}`;
  const title = `Secrets of ${shownName(configFile)}${within}`;
  return await pickSecret({ title, items, clear: (name) => secrets.clear(owner, name) });
}

async function doWith({ does, label }: SecretItem, { uri }: vscode.TextDocument): Promise<void> {
  if (does === 'setMissing') await vscode.commands.executeCommand(setMissingSecretsCommand, uri);
  if (does === 'clear') await vscode.commands.executeCommand(clearSecretCommand, uri);
  if (does === 'moveToStore') await vscode.commands.executeCommand(moveSecretCommand, uri, label);
}
