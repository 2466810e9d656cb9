import { readNearestSettings } from '@pagewright/engine/files';
import * as vscode from 'vscode';
import { isUri } from '../../shared/fileName.ts';
import type { FindSettings } from './environments.ts';
import { findSettingsInWorkspace } from './findSettingsInWorkspace.ts';

/** The settings of a configuration on a disk, or in a virtual workspace. */
export const findSettingsOnMachine: FindSettings = async (configFile) => {
  if (isUri(configFile)) return await findSettingsInWorkspace(configFile);
  const folder = vscode.workspace.getWorkspaceFolder(vscode.Uri.file(configFile));
  return await readNearestSettings(configFile, folder?.uri.fsPath);
};
