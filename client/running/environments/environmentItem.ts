import { type Environment, isUserError, readEnvironments } from '@pagewright/engine/environments';
import * as vscode from 'vscode';
import { isConfigDocument } from '../../language/documents/isConfigDocument.ts';
import type { Projects } from '../../project/composition/projects.ts';
import { valuesChoices } from '../../project/values/valuesChoices.ts';
import { fileId } from '../../shared/fileId.ts';
import type { Environments } from './environments.ts';
import { switchEnvironmentCommand } from './switchEnvironmentCommand.ts';

interface EnvironmentStatus {
  text: string;
  tooltip: string;
  isMissing?: true;
}

/**
 * Shows the environment of the edited configuration, and the set of values for its variables, in the status bar, if
 * there are some or one is chosen.
 */
export function registerEnvironmentItem(environments: Environments, projects: Projects): vscode.Disposable {
  const item = vscode.window.createStatusBarItem('pagewright.environment', vscode.StatusBarAlignment.Left, 9);
  item.name = 'Pagewright Environment';
  item.command = switchEnvironmentCommand;
  const update = async () => {
    const document = vscode.window.activeTextEditor?.document;
    const status =
      document && isConfigDocument(document)
        ? joined(await statusOf(environments, fileId(document.uri)), await valuesStatus(projects, document.uri))
        : undefined;
    // Another editor may be active by now.
    if (vscode.window.activeTextEditor?.document !== document) return;
    if (status === undefined) return item.hide();
    item.text = status.text;
    item.tooltip = status.tooltip;
    item.backgroundColor = status.isMissing && new vscode.ThemeColor('statusBarItem.errorBackground');
    item.show();
  };
  void update();
  return vscode.Disposable.from(
    item,
    environments.onDidChange(update),
    projects.chosen.onDidChange(update),
    vscode.window.onDidChangeActiveTextEditor(update),
    vscode.workspace.onDidOpenTextDocument(update),
  );
}

/** The environment and the set of values in one item, which opens one list. */
function joined(
  environment: EnvironmentStatus | undefined,
  values: EnvironmentStatus | undefined,
): EnvironmentStatus | undefined {
  if (environment === undefined || values === undefined) return environment ?? values;
  return {
    text: `${environment.text}  ${values.text}`,
    tooltip: `${values.tooltip}\n${environment.tooltip}`,
    ...((environment.isMissing || values.isMissing) && { isMissing: true }),
  };
}

/** The set of values that counts: the chosen one, otherwise the default one. */
async function valuesStatus(projects: Projects, uri: vscode.Uri): Promise<EnvironmentStatus | undefined> {
  const variables = await projects.valuesOf(uri);
  if (variables === undefined) return undefined;
  const chosen = projects.chosen.of(fileId(uri));
  const inUse = valuesChoices(variables, chosen).find(({ notes }) => notes.includes('in use'))?.set.name;
  if (inUse !== undefined)
    return { text: `$(symbol-variable) ${inUse}`, tooltip: `Values "${inUse}" for the variables. Click to choose.` };
  if (chosen === undefined) return { text: '$(symbol-variable) no values', tooltip: 'Click to choose values.' };
  return { text: `$(warning) ${chosen}`, tooltip: `There is no set of values "${chosen}".`, isMissing: true };
}

async function statusOf(environments: Environments, configFile: string): Promise<EnvironmentStatus | undefined> {
  const name = environments.chosen(configFile);
  try {
    const environment = await environments.of(configFile, name);
    if (environment !== undefined) return { text: `$(server-environment) ${name}`, tooltip: tooltipOf(environment) };
    const settings = await environments.settingsOf(configFile);
    const isOffered = settings !== undefined && readEnvironments(settings.text).environments.size > 0;
    const tooltip = 'Runs as the configuration is written. Click to choose an environment.';
    return isOffered ? { text: '$(server-environment) no environment', tooltip } : undefined;
  } catch (error) {
    if (!isUserError(error) || name === undefined) return undefined;
    return { text: `$(warning) ${name}`, tooltip: error.message, isMissing: true };
  }
}

function tooltipOf({ name, baseUrl, attributes }: Environment): string {
  const names = [...attributes.keys()].map((attribute) => `"${attribute}"`).join(', ');
  return [
    `Environment "${name}"`,
    ...(baseUrl === undefined ? [] : [`baseUrl: ${baseUrl}`]),
    ...(names === '' ? [] : [`Attributes: ${names}`]),
    'Click to switch.',
  ].join('\n');
}
