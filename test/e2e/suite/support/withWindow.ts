import type * as vscode from 'vscode';
import { apiOfExtension } from './apiOfExtension.ts';
import { replaced } from './replaced.ts';

/** Replaces parts of the window, as the extension sees it, while something is done, and puts them back. */
export async function withWindow<Result>(
  parts: Partial<Record<keyof typeof vscode.window, unknown>>,
  work: () => PromiseLike<Result>,
): Promise<Result> {
  const { window } = apiOfExtension();
  const values = Object.entries(parts).map(([name, value]) => [name, { value, writable: true }]);
  return await replaced(window, Object.fromEntries(values), work);
}
