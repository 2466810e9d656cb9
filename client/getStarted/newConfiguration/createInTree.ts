import * as vscode from 'vscode';
import { createUri } from '#disk/writeUri.ts';
import { loadProjects } from '../../project/files/loadProjects.ts';
import { treeUri } from '../../project/files/treeName.ts';
import { fileExists } from '../../shared/fileExists.ts';
import { showInformationMessage } from '../../shared/messages.ts';
import type { TreePlace } from './treePlaces.ts';

/**
 * Writes the files of a new configuration into a free folder of a tree, and says what its tool needs next. Returns the
 * file with its text.
 */
export async function createInTree({ tool, folder }: TreePlace, name: string, parameters: string): Promise<vscode.Uri> {
  const { newConfigurationFiles, slugOf } = await loadProjects();
  const own = await freeFolder(treeUri(folder), slugOf(tool, name));
  const files = newConfigurationFiles(tool, name, parameters);
  for (const { name: file, text } of files) {
    await createUri(vscode.Uri.joinPath(own, file), new TextEncoder().encode(text));
  }
  const next = tool === 'kbc' ? 'Run "kbc local persist" to give it an id, then push it.' : 'Push it with kbagent.';
  void showInformationMessage(`"${name}" is in the folder, but not in the project yet. ${next}`);
  return vscode.Uri.joinPath(own, files[0]?.name ?? '');
}

async function freeFolder(folder: vscode.Uri, slug: string): Promise<vscode.Uri> {
  for (let count = 1; ; count++) {
    const own = vscode.Uri.joinPath(folder, count === 1 ? slug : `${slug}-${count}`);
    if (!(await fileExists(own))) return own;
  }
}
