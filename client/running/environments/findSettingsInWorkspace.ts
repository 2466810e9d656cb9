import { settingsFileName } from '@pagewright/engine/environments';
import { readText } from '@pagewright/engine/exchanges';
import { isFileError } from '@pagewright/engine/foreignFiles';
import { shownPath } from '@pagewright/engine/text/shownPath';
import * as vscode from 'vscode';
import { fileId, fileUri } from '../../shared/fileId.ts';
import { workspaceFiles } from '../../shared/workspaceFiles.ts';
import type { FindSettings } from './environments.ts';

/** Reads the settings of a configuration through VS Code, wherever it is. */
export const findSettingsInWorkspace: FindSettings = async (configFile) => {
  const config = fileUri(configFile);
  const outermost = vscode.workspace.getWorkspaceFolder(config)?.uri.path ?? '/';
  for (let folder = above(config); ; folder = above(folder)) {
    const text = await textIn(folder);
    if (text !== undefined) return { ...shownPath(fileId(vscode.Uri.joinPath(folder, settingsFileName))), text };
    if (folder.path === outermost || folder.path === '/') return undefined;
  }
};

async function textIn(folder: vscode.Uri): Promise<string | undefined> {
  return await readText(workspaceFiles(folder), settingsFileName, 'settings').catch((error: unknown) => {
    if (isFileError(error) && error.isMissing) return undefined;
    throw error;
  });
}

function above(uri: vscode.Uri): vscode.Uri {
  return vscode.Uri.joinPath(uri, '..');
}
