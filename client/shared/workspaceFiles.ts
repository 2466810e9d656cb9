import type { FileSource } from '@pagewright/engine/exchanges';
import { FileError, maxBytes, tooLarge } from '@pagewright/engine/foreignFiles';
import * as vscode from 'vscode';
import { fileId } from './fileId.ts';
import { readAtMost } from './readAtMost.ts';

/** The files of a folder that VS Code reads, wherever it is. */
export function workspaceFiles(folder: vscode.Uri): FileSource {
  const { fs } = vscode.workspace;
  return {
    folder: fileId(folder),
    list: async () => (await fs.readDirectory(folder).then(undefined, () => [])).map(([name]) => name),
    async read(name, kind) {
      const uri = vscode.Uri.joinPath(folder, name);
      const file = fileId(uri);
      const found = await readAtMost(fs, uri, maxBytes[kind]).catch((error: unknown) => {
        throw fileError(file, error);
      });
      if (found instanceof Uint8Array) return found;
      throw found.problem === 'folder' ? new FileError(file, 'it is a folder') : tooLarge(file, kind);
    },
  };
}

function fileError(file: string, error: unknown): FileError {
  const isMissing = error instanceof vscode.FileSystemError && error.code === 'FileNotFound';
  const reason = isMissing ? 'there is no such file' : `the workspace does not give it (${String(error)})`;
  return new FileError(file, reason, { isMissing, cause: error });
}
