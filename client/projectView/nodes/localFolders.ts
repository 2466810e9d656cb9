import type { ProjectTree, TreeConfiguration } from '@pagewright/engine/projects';
import { configurationFile, isTreeFile } from '@pagewright/engine/treeNames';
import * as vscode from 'vscode';
import type { RemoteFolder } from '../../platform/remote/remoteFolder.ts';
import { loadProjects } from '../../project/files/loadProjects.ts';
import { treeName } from '../../project/files/treeName.ts';
import { workspaceTreeFiles } from '../../project/files/workspaceTreeFiles.ts';
import type { LocalFolder } from './linesOfFolder.ts';

/** A linked folder with what is in its files. */
export interface FoundFolder {
  folder: RemoteFolder;
  local: LocalFolder;
  /** The name of its tree, where a tool made it. */
  tree?: string;
}

/** Finds the files of linked folders: in the trees of tools, and where our own layout has folders for configurations. */
export async function localFolders(
  folders: readonly RemoteFolder[],
  trees: readonly ProjectTree[],
): Promise<FoundFolder[]> {
  return await Promise.all(
    folders.map(async (folder): Promise<FoundFolder> => {
      const tree = trees.find(({ root }) => root === treeName(vscode.Uri.file(folder.root)));
      if (tree !== undefined) return { folder, local: tree, tree: tree.root };
      return { folder, local: { configurations: await ownFolders(folder), findings: [] } };
    }),
  );
}

async function ownFolders({ root, link, configurations }: RemoteFolder): Promise<TreeConfiguration[]> {
  const all = configurations.flatMap(({ path }) => (path === undefined ? [] : [configurationFile(link.layout, path)]));
  const inFolders = all.filter(isTreeFile);
  if (inFolders.length === 0) return [];
  const { findUse } = await loadProjects();
  const files = inFolders.map((file) => treeName(vscode.Uri.joinPath(vscode.Uri.file(root), file)));
  const uses = await Promise.all(files.map((file) => findUse(file, workspaceTreeFiles)));
  return uses.flatMap((use) => use?.configurations[0] ?? []);
}
