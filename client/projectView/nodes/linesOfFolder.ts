import type { LayoutName } from '@pagewright/engine/platform';
import type { ProjectTree, TreeConfiguration } from '@pagewright/engine/projects';
import { printable } from '@pagewright/engine/text/printable';
import { configurationFile } from '@pagewright/engine/treeNames';
import * as vscode from 'vscode';
import { keyOf, type RemoteConfiguration } from '../../platform/remote/remoteConfiguration.ts';
import type { RemoteFolder } from '../../platform/remote/remoteFolder.ts';
import { treeName, treeUri } from '../../project/files/treeName.ts';
import { fileId } from '../../shared/fileId.ts';
import { createBranchNode } from './branchNode.ts';
import { createFindingNode } from './findingNode.ts';
import type { LastResult } from './lastResults.ts';
import { createNoteNode } from './noteNode.ts';
import type { ProjectNode } from './projectNode.ts';
import { createRemoteNode } from './remoteNode.ts';
import { createRemoteRowNode } from './remoteRowNode.ts';
import { createRowNode } from './rowNode.ts';

/** The content of the files of a folder. */
export type LocalFolder = Pick<ProjectTree, 'configurations' | 'findings'>;

/** The lines of a folder that is linked to a project: its branch with the configurations of both. */
export function linesOfFolder(
  folder: RemoteFolder,
  { configurations: local, findings }: LocalFolder,
  results: ReadonlyMap<string, LastResult>,
): ProjectNode[] {
  const { root, link, configurations } = folder;
  const lines = configurations.map((remote) =>
    lineOf(remote, configurationAt(local, remote), { layout: link.layout, results }),
  );
  return [
    ...findings.map(createFindingNode),
    ...notesOf(folder),
    createBranchNode({ folder: root, name: printable(link.branch.name) }, lines),
  ];
}

function notesOf({ root, isConnected, problem }: RemoteFolder): ProjectNode[] {
  const folder = vscode.Uri.file(root);
  if (problem !== undefined) {
    const command = { command: 'pagewright.setToken', title: 'Set Token', arguments: [folder] };
    return [createNoteNode(`${root}/problem`, printable(problem), problem.includes('token') ? command : undefined)];
  }
  if (isConnected) return [];
  const command = { command: 'pagewright.connectToProject', title: 'Connect', arguments: [folder] };
  return [createNoteNode(`${root}/connect`, 'Connect to the project…', command)];
}

function configurationAt(
  local: readonly TreeConfiguration[],
  { root, path }: RemoteConfiguration,
): TreeConfiguration | undefined {
  const folder = path === undefined ? undefined : treeName(vscode.Uri.joinPath(vscode.Uri.file(root), path));
  return local.find((each) => each.folder === folder);
}

function lineOf(
  remote: RemoteConfiguration,
  local: TreeConfiguration | undefined,
  { layout, results }: { layout: LayoutName; results: ReadonlyMap<string, LastResult> },
): ProjectNode {
  const uri = local === undefined ? fileOf(remote, layout) : treeUri(local.file);
  const result = uri && results.get(fileId(uri));
  const rows =
    local === undefined
      ? remoteRows(remote)
      : local.rows.map((row) => createRowNode(row, results.get(fileId(treeUri(row.file)))));
  return createRemoteNode(remote, { ...(uri && { uri }), result, rows });
}

/** The file of a configuration that no tree was found with: a single one, or one that cannot be read. */
function fileOf({ root, path }: RemoteConfiguration, layout: LayoutName): vscode.Uri | undefined {
  return path === undefined ? undefined : vscode.Uri.joinPath(vscode.Uri.file(root), configurationFile(layout, path));
}

function remoteRows(remote: RemoteConfiguration): ProjectNode[] {
  return (remote.listed?.rows ?? []).map((row) => createRemoteRowNode(`${remote.root}/${keyOf(remote)}`, row));
}
