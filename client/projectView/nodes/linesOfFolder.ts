import type { ProjectTree, TreeConfiguration } from '@pagewright/engine/projects';
import { printable } from '@pagewright/engine/text/printable';
import * as vscode from 'vscode';
import { wayOut } from '../../platform/connections/wayOut.ts';
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
  const byFolder = new Map(local.map((each) => [each.folder, each]));
  const lines = configurations.map((remote) => lineOf(remote, configurationAt(byFolder, remote), results));
  return [
    ...findings.map(createFindingNode),
    ...notesOf(folder),
    createBranchNode({ folder: root, name: printable(link.branch.name) }, lines),
  ];
}

function notesOf({ root, isConnected, isAsking, problem }: RemoteFolder): ProjectNode[] {
  if (isAsking) return [createNoteNode(`${root}/asking`, 'Asking the project…', 'sync~spin', undefined)];
  if (problem !== undefined)
    return [createNoteNode(`${root}/problem`, printable(problem.message), 'warning', wayOut(root, problem.code))];
  if (isConnected) return [];
  const connect = wayOut(root, 'platform.not-connected');
  return [createNoteNode(`${root}/connect`, 'Connect to the project…', 'plug', connect)];
}

function configurationAt(
  local: ReadonlyMap<string, TreeConfiguration>,
  { root, path }: RemoteConfiguration,
): TreeConfiguration | undefined {
  return path === undefined ? undefined : local.get(treeName(vscode.Uri.joinPath(vscode.Uri.file(root), path)));
}

function lineOf(
  remote: RemoteConfiguration,
  local: TreeConfiguration | undefined,
  results: ReadonlyMap<string, LastResult>,
): ProjectNode {
  const uri = local === undefined ? ownFile(remote) : treeUri(local.file);
  const result = uri && results.get(fileId(uri));
  const rows =
    local === undefined
      ? remoteRows(remote)
      : local.rows.map((row) => createRowNode(row, results.get(fileId(treeUri(row.file)))));
  return createRemoteNode(remote, { ...(uri && { uri }), result, rows });
}

/** The file of a configuration in our own layout. */
function ownFile({ root, path }: RemoteConfiguration): vscode.Uri | undefined {
  if (path === undefined) return undefined;
  const place = vscode.Uri.joinPath(vscode.Uri.file(root), path);
  return path.endsWith('.json') ? place : vscode.Uri.joinPath(place, 'config.json');
}

function remoteRows(remote: RemoteConfiguration): ProjectNode[] {
  return (remote.listed?.rows ?? []).map((row) => createRemoteRowNode(`${remote.root}/${keyOf(remote)}`, row));
}
