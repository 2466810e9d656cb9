import type * as vscode from 'vscode';

/** Why a file was not read, and the size that it has or says it has. */
interface NotRead {
  problem: 'folder' | 'tooLarge';
  bytes: number;
}

// Types alone: who tests this has no VS Code.
const directory = 2 satisfies vscode.FileType.Directory;

/** The content of a file that VS Code reads, wherever it is; or why not. Rejects where it has no such file. */
export async function readAtMost(
  fs: Pick<vscode.FileSystem, 'stat' | 'readFile'>,
  uri: vscode.Uri,
  maxBytes: number,
): Promise<Uint8Array | NotRead> {
  const { type, size } = await fs.stat(uri);
  if (type & directory) return { problem: 'folder', bytes: size };
  if (size > maxBytes) return { problem: 'tooLarge', bytes: size };
  const content = await fs.readFile(uri);
  // What it said of its size may be wrong.
  return content.length > maxBytes ? { problem: 'tooLarge', bytes: content.length } : content;
}
