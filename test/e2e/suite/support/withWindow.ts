import type * as vscode from 'vscode';
import { apiOfExtension } from './apiOfExtension.ts';

/** Replaces parts of the window, as the extension sees it, while something is done, and puts them back. */
export async function withWindow<Result>(
  parts: Partial<Record<keyof typeof vscode.window, unknown>>,
  work: () => PromiseLike<Result>,
): Promise<Result> {
  const { window } = apiOfExtension();
  const originals = Object.fromEntries(Object.keys(parts).map((name) => [name, Reflect.get(window, name)]));
  Object.assign(window, parts);
  try {
    return await work();
  } finally {
    Object.assign(window, originals);
  }
}
