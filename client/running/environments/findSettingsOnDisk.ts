import * as vscode from 'vscode';
import { readNearestSettings } from '../../../engine/files.ts';
import type { FindSettings } from './environments.ts';

/** The settings of a configuration that is on a disk. */
export const findSettingsOnDisk: FindSettings = async (configFile) => {
  const folder = vscode.workspace.getWorkspaceFolder(vscode.Uri.file(configFile));
  return await readNearestSettings(configFile, folder?.uri.fsPath);
};
