import type * as vscode from 'vscode';
import { apiOfExtension } from './apiOfExtension.ts';

/** Does something while the extension sees this value in the workspace, and restores the old one. */
export async function withWorkspace<Result>(
  property: 'workspaceFolders' | 'isTrusted' | 'fs',
  value: (typeof vscode.workspace)[typeof property],
  work: () => PromiseLike<Result>,
): Promise<Result> {
  const { workspace } = apiOfExtension();
  const original = Object.getOwnPropertyDescriptor(workspace, property);
  Object.defineProperty(workspace, property, { configurable: true, get: () => value });
  try {
    return await work();
  } finally {
    if (original !== undefined) Object.defineProperty(workspace, property, original);
  }
}
