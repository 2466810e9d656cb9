import type * as vscode from 'vscode';
import { apiOfExtension } from './apiOfExtension.ts';
import { replaced } from './replaced.ts';

/** Does something while the extension sees this value in the workspace, and restores the old one. */
export async function withWorkspace<Result>(
  property: 'workspaceFolders' | 'isTrusted' | 'fs',
  value: (typeof vscode.workspace)[typeof property],
  work: () => PromiseLike<Result>,
): Promise<Result> {
  const { workspace } = apiOfExtension();
  return await replaced(workspace, { [property]: { get: () => value } }, work);
}
