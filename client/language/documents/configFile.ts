import * as vscode from 'vscode';
import { fileExists } from '../../shared/fileExists.ts';
import { homeFolder } from '../../shared/homeFolder.ts';
import { showWarningMessage } from '../../shared/messages.ts';
import { parseText, readPath } from '../../shared/text/json.ts';
import { uriName } from '../../shared/uriName.ts';
import { configEnding, configPath } from './configEnding.ts';
import { nameOfApi } from './nameOfApi.ts';

/** The folder of the workspace for a new configuration: that of the active editor, otherwise the first writable one. */
export function configFolder(): vscode.Uri | undefined {
  const active = vscode.window.activeTextEditor?.document.uri;
  const folder = active && vscode.workspace.getWorkspaceFolder(active);
  const { workspaceFolders = [], fs } = vscode.workspace;
  const isWritable = ({ uri }: vscode.WorkspaceFolder) => fs.isWritableFileSystem(uri.scheme) !== false;
  return [...(folder ? [folder] : []), ...workspaceFolders].find(isWritable)?.uri;
}

/** A free name for the file of a configuration, without its ending: this name, numbered if a file there has it. */
export async function freeConfigName(folder: vscode.Uri, name: string): Promise<string> {
  for (let count = 1; ; count++) {
    const numbered = count === 1 ? name : `${name}-${count}`;
    if (!(await fileExists(vscode.Uri.joinPath(folder, numbered + configEnding)))) return numbered;
  }
}

/** Asks in a dialog where to save a new configuration. Replaces no file without a question. */
export async function askForConfigFile(
  text: string,
  proposed = nameOfApi(baseUrlIn(text)),
): Promise<vscode.Uri | undefined> {
  // A browser itself asks for a place on the user's disk.
  const folder = configFolder() ?? vscode.Uri.file(homeFolder() ?? '/');
  const name = await freeConfigName(folder, proposed);
  const chosen = await vscode.window.showSaveDialog({
    title: 'Save Configuration',
    defaultUri: vscode.Uri.joinPath(folder, name + configEnding),
    filters: { 'Extractor Configuration': ['json'] },
  });
  const file = chosen?.with({ path: configPath(chosen.path) });
  // The dialog itself asks about the name that was typed.
  return file === undefined || file.path === chosen?.path || (await mayReplace(file)) ? file : undefined;
}

async function mayReplace(file: vscode.Uri): Promise<boolean> {
  if (!(await fileExists(file))) return true;
  const replace = 'Replace';
  return (
    (await showWarningMessage(`"${uriName(file)}" exists already. Replace it?`, { modal: true }, replace)) === replace
  );
}

function baseUrlIn(text: string): unknown {
  const document = parseText(text);
  return readPath(document, 'api', 'baseUrl') ?? readPath(document, 'parameters', 'api', 'baseUrl');
}
