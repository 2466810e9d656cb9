import * as vscode from 'vscode';

/** The content of a file that VS Code reads, wherever it is; or why that is not done. Rejects where it has no such file. */
export async function readAtMost(uri: vscode.Uri, mostBytes: number): Promise<Uint8Array | 'folder' | 'tooLarge'> {
  const { fs } = vscode.workspace;
  const { type, size } = await fs.stat(uri);
  if (type & vscode.FileType.Directory) return 'folder';
  if (size > mostBytes) return 'tooLarge';
  const content = await fs.readFile(uri);
  // What it said of its size may be wrong.
  return content.length > mostBytes ? 'tooLarge' : content;
}
