import { maxBytes } from '@pagewright/engine/foreignFiles';
import type { TreeFiles } from '@pagewright/engine/projects';
import * as vscode from 'vscode';
import { findUnsaved } from '../../shared/findUnsaved.ts';
import { readAtMost } from '../../shared/readAtMost.ts';
import { treeName, treeUri } from './treeName.ts';

let disk: TreeFiles | undefined;

/** Has files of this machine read without VS Code from now on, which takes some ms for each: a tree has thousands. */
export function readTreesFromDisk(files: TreeFiles): void {
  disk = files;
}

/** The files of trees as the editor has them, wherever they are: with unsaved changes, and those of virtual workspaces. */
export const workspaceTreeFiles: TreeFiles = {
  async read(file) {
    const unsaved = findUnsaved((uri) => treeName(uri) === file);
    if (unsaved !== undefined) return unsaved.getText();
    const uri = treeUri(file);
    if (disk !== undefined && uri.scheme === 'file') return await disk.read(uri.fsPath);
    try {
      const found = await readAtMost(vscode.workspace.fs, uri, maxBytes.configuration);
      return found instanceof Uint8Array ? new TextDecoder().decode(found) : undefined;
    } catch {
      return undefined;
    }
  },
  async list(folder) {
    const uri = treeUri(folder);
    if (disk !== undefined && uri.scheme === 'file') return await disk.list(uri.fsPath);
    const entries = await vscode.workspace.fs.readDirectory(uri).then(undefined, () => []);
    return entries.map(([name]) => name);
  },
};
