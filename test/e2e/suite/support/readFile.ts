import * as vscode from 'vscode';
import { fileUri } from './fileUri.ts';

/** The text of a file in the workspace, or undefined where there is none. */
export async function readFile(...parts: string[]): Promise<string | undefined> {
  try {
    return new TextDecoder().decode(await vscode.workspace.fs.readFile(fileUri(...parts)));
  } catch {
    return undefined;
  }
}
