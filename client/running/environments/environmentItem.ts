import { type Environment, isUserError, readEnvironments } from '@pagewright/engine/environments';
import { languageId } from '@pagewright/server/protocol';
import * as vscode from 'vscode';
import { fileId } from '../../shared/fileId.ts';
import type { Environments } from './environments.ts';
import { switchEnvironmentCommand } from './switchEnvironment.ts';

interface EnvironmentStatus {
  text: string;
  tooltip: string;
  isMissing?: true;
}

/** Shows the environment of the edited configuration in the status bar, if there are some or one is chosen. */
export function registerEnvironmentItem(environments: Environments): vscode.Disposable {
  const item = vscode.window.createStatusBarItem('pagewright.environment', vscode.StatusBarAlignment.Left, 9);
  item.name = 'Pagewright Environment';
  item.command = switchEnvironmentCommand;
  const update = async () => {
    const document = vscode.window.activeTextEditor?.document;
    const status = document?.languageId === languageId ? await statusOf(environments, fileId(document.uri)) : undefined;
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
    vscode.window.onDidChangeActiveTextEditor(update),
    vscode.workspace.onDidOpenTextDocument(update),
  );
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
