import { type Environment, isUserError, readEnvironments, settingsFileName } from '@pagewright/engine/environments';
import * as vscode from 'vscode';
import { configToRun } from '../../language/documents/configToRun.ts';
import type { Projects } from '../../project/composition/projects.ts';
import { fileId } from '../../shared/fileId.ts';
import { showErrorMessage } from '../../shared/messages.ts';
import { showList } from '../../shared/showList.ts';
import { shownName } from '../../shared/shownName.ts';
import { type ChoiceItem, separator } from './choiceItem.ts';
import { editEnvironments } from './editEnvironments.ts';
import type { Environments } from './environments.ts';
import { switchEnvironmentCommand } from './switchEnvironmentCommand.ts';
import { valuesItems } from './valuesItems.ts';

/**
 * `Pagewright: Switch Environment…`: chooses the environment of the configuration and the set of values for its
 * variables, or opens the file with the environments.
 */
export function registerSwitchEnvironment(environments: Environments, projects: Projects): vscode.Disposable {
  return vscode.commands.registerCommand(
    switchEnvironmentCommand,
    async (uri?: unknown, name?: unknown, values?: unknown) => {
      const document = await configToRun(uri);
      if (document === undefined) return;
      const configFile = fileId(document.uri);
      if (isChoice(name)) await environments.choose(configFile, name ?? undefined);
      if (isChoice(values)) await projects.choose(document.uri, values ?? undefined);
      if (isChoice(name) || isChoice(values)) return;
      await chooseFromList(document, environments, projects);
    },
  );
}

/** Whether an argument chooses something: null is none. */
function isChoice(argument: unknown): argument is string | null {
  return typeof argument === 'string' || argument === null;
}

async function chooseFromList(
  { uri }: vscode.TextDocument,
  environments: Environments,
  projects: Projects,
): Promise<void> {
  const sets = await valuesItems(projects, uri);
  const items = await itemsOf(environments, fileId(uri)).catch((error: unknown) => {
    // The file cannot be read.
    if (!isUserError(error)) throw error;
    void showErrorMessage(error.message);
  });
  const all = sets.length === 0 ? items : [...sets, { ...separator('Environments') }, ...(items ?? [])];
  const choice = all && (await showList(all, { title: `Environment of ${shownName(fileId(uri))}` }));
  await choice?.choose();
}

async function itemsOf(environments: Environments, configFile: string): Promise<ChoiceItem[]> {
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
