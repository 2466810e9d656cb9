import type * as vscode from 'vscode';
import type { RemoteProjects } from '../platform/remote/remoteProjects.ts';
import type { TreeRoots } from '../project/roots/treeRoots.ts';
import type { RunHistory } from '../runs/history/runHistory.ts';
import { registerDisabledColor } from './nodes/disabledColor.ts';
import { ProjectTree } from './projectTree.ts';

/** Registers the view of the trees of the platform in the workspace. */
export function registerProjectView(
  { subscriptions }: vscode.ExtensionContext,
  parts: { roots: TreeRoots; history: RunHistory; remotes?: RemoteProjects },
): void {
  subscriptions.push(registerDisabledColor(), new ProjectTree(parts).register());
}
