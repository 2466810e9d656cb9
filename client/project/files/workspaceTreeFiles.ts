import { maxBytes } from '@pagewright/engine/foreignFiles';
import type { TreeFiles } from '@pagewright/engine/projects';
import * as vscode from 'vscode';
import { findUnsaved } from '../../shared/findUnsaved.ts';
import { readAtMost } from '../../shared/readAtMost.ts';
import { treeName, treeUri } from './treeName.ts';

/** The files of trees as the editor has them, wherever they are: with unsaved changes, and those of virtual workspaces. */
export const workspaceTreeFiles: TreeFiles = {
  async read(file) {
    const unsaved = findUnsaved((uri) => treeName(uri) === file);
    if (unsaved !== undefined) return unsaved.getText();
    try {
      const found = await readAtMost(vscode.workspace.fs, treeUri(file), maxBytes.configuration);
      return found instanceof Uint8Array ? new TextDecoder().decode(found) : undefined;
    } catch {
      return undefined;
    }
  },
  async list(folder) {
    const entries = await vscode.workspace.fs.readDirectory(treeUri(folder)).then(undefined, () => []);
    return entries.map(([name]) => name);
  },
};
