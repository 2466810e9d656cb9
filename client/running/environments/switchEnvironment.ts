import { type Environment, isUserError, readEnvironments, settingsFileName } from '@pagewright/engine/environments';
import * as vscode from 'vscode';
import { configToRun } from '../../language/documents/configToRun.ts';
import { fileId } from '../../shared/fileId.ts';
import { showErrorMessage } from '../../shared/messages.ts';
import { showList } from '../../shared/showList.ts';
import { uriName } from '../../shared/uriName.ts';
import { editEnvironments } from './editEnvironments.ts';
import type { Environments } from './environments.ts';

/**
 * The command of the item in the status bar. Its arguments, which a key binding may give, are the document's URI and
 * the name of the environment, null for none.
 */
export const switchEnvironmentCommand = 'pagewright.switchEnvironment';

interface EnvironmentItem extends vscode.QuickPickItem {
  choose(): Promise<void>;
}

/** `Pagewright: Switch Environment…`: chooses the environment of the configuration, or opens the file with them. */
export function registerSwitchEnvironment(environments: Environments): vscode.Disposable {
  return vscode.commands.registerCommand(switchEnvironmentCommand, async (uri?: unknown, name?: unknown) => {
    const document = await configToRun(uri);
    if (document === undefined) return;
    const configFile = fileId(document.uri);
    if (typeof name === 'string') return await environments.choose(configFile, name);
    if (name === null) return await environments.choose(configFile, undefined);
    const title = `Environment of ${uriName(document.uri)}`;
    const items = await itemsOf(environments, configFile).catch((error: unknown) => {
      // The file cannot be read.
      if (!isUserError(error)) throw error;
      void showErrorMessage(error.message);
    });
    const choice = items && (await showList(items, { title }));
    await choice?.choose();
  });
}

async function itemsOf(environments: Environments, configFile: string): Promise<EnvironmentItem[]> {
  const settings = await environments.settingsOf(configFile);
  const read = readEnvironments(settings?.text ?? '');
  const chosen = environments.chosen(configFile);
  const choices = [...read.environments.values()].map((environment) => ({
    label: environment.name,
    ...detailsOf(environment, read.faults.find(({ environment: name }) => name === environment.name)?.message),
    choose: () => environments.choose(configFile, environment.name),
  }));
  const none = {
    label: 'No Environment',
    detail: 'Runs as the configuration is written',
    choose: () => environments.choose(configFile, undefined),
  };
  const edit = {
    label: choices.length === 0 ? '$(add) Add Environments…' : '$(edit) Edit Environments',
    detail: `Opens ${settingsFileName}`,
    choose: () => editEnvironments(configFile, settings),
  };
  const marked = [...choices, none].map((item) => {
    const isChosen = item.label === chosen || (item === none && chosen === undefined);
    return { ...item, ...(isChosen && { description: 'in use' }) };
  });
  return choices.length === 0 ? [edit, ...(chosen === undefined ? [] : marked)] : [...marked, edit];
}

function detailsOf({ baseUrl, attributes }: Environment, fault: string | undefined): { detail: string } {
  if (fault !== undefined) return { detail: `$(error) ${fault}` };
  const values = [...attributes].map(([name, value]) => `${name}: ${value}`);
  return { detail: [baseUrl ?? 'baseUrl of the configuration', ...values].join(' · ') };
}
