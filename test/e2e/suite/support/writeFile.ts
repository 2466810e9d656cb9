import * as vscode from 'vscode';
import { fileUri } from './fileUri.ts';

/** Writes a file of the workspace, a text as it is and anything else as JSON, and returns its address. */
export async function writeFile(content: unknown, ...parts: string[]): Promise<vscode.Uri> {
  const uri = fileUri(...parts);
  const text = typeof content === 'string' ? content : JSON.stringify(content, undefined, 2);
  await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(text));
  return uri;
}
