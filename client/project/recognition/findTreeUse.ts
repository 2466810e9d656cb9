import type { TreeUse } from '@pagewright/engine/projects';
import { isTreeFile } from '@pagewright/engine/treeNames';
import type * as vscode from 'vscode';
import { loadProjects } from '../files/loadProjects.ts';
import { treeName } from '../files/treeName.ts';
import { workspaceTreeFiles } from '../files/workspaceTreeFiles.ts';

/**
 * Finds the role of a file in its tree; undefined if it is part of no configuration of generic extractor. For a file
 * whose name already says so, nothing is read or loaded.
 */
export async function findTreeUse(uri: vscode.Uri): Promise<TreeUse | undefined> {
  if (!isTreeFile(uri.path)) return undefined;
  const { findUse } = await loadProjects();
  return await findUse(treeName(uri), workspaceTreeFiles);
}
