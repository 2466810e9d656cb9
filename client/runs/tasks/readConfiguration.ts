import path from 'node:path';
import { readForeignText } from '@pagewright/engine/files';
import * as vscode from 'vscode';
import type { ConfigurationText } from '../../running/run/run.ts';
import { findUnsaved } from '../../shared/findUnsaved.ts';

/**
 * Reads the configuration at a path, absolute or relative to a folder: unsaved text from its editor, otherwise from
 * disk. Does not open it as a document, which would hide the problem matcher's results for closed files.
 */
export async function readConfiguration(
  file: string,
  folder: vscode.Uri | undefined,
): Promise<ConfigurationText | undefined> {
  const uri = path.isAbsolute(file) || folder === undefined ? vscode.Uri.file(file) : vscode.Uri.joinPath(folder, file);
  const unsaved = findUnsaved((other) => other.toString() === uri.toString());
  if (unsaved !== undefined) return unsaved;
  try {
    const text = await textOf(uri);
    return { uri, fileName: uri.fsPath, getText: () => text };
  } catch {
    return undefined;
  }
}

async function textOf(uri: vscode.Uri): Promise<string> {
  if (uri.scheme === 'file') return await readForeignText(uri.fsPath, 'configuration');
  return new TextDecoder().decode(await vscode.workspace.fs.readFile(uri));
}
