import path from 'node:path';
import * as vscode from 'vscode';
import type { ConfigurationText } from '../../running/run/run.ts';

/**
 * The configuration at a path, absolute or below a folder: as it stands in the editor where it is open, else as it is on
 * the disk. It is not opened as a document, which would hide what the problem matcher says of closed files.
 */
export async function readConfiguration(
  file: string,
  folder: vscode.Uri | undefined,
): Promise<ConfigurationText | undefined> {
  const uri = path.isAbsolute(file) || folder === undefined ? vscode.Uri.file(file) : vscode.Uri.joinPath(folder, file);
  const open = vscode.workspace.textDocuments.find((document) => document.uri.toString() === uri.toString());
  if (open !== undefined) return open;
  try {
    const text = new TextDecoder().decode(await vscode.workspace.fs.readFile(uri));
    return { uri, fileName: uri.fsPath, getText: () => text };
  } catch {
    return undefined;
  }
}
