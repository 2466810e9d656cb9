import * as vscode from 'vscode';
import type { FileSource } from '../../engine/exchanges.ts';
import { FileError, mostBytes, tooLarge } from '../../engine/foreignFiles.ts';
import { fileId } from './fileId.ts';

/** The files of a folder that VS Code reads, wherever it is. */
export function workspaceFiles(folder: vscode.Uri): FileSource {
  const { fs } = vscode.workspace;
  return {
    folder: fileId(folder),
    list: async () => (await fs.readDirectory(folder).then(undefined, () => [])).map(([name]) => name),
    async read(name, kind) {
      const uri = vscode.Uri.joinPath(folder, name);
      const file = fileId(uri);
      const { type, size } = await fs.stat(uri).then(undefined, (error: unknown) => {
        throw fileError(file, error);
      });
      if (type & vscode.FileType.Directory) throw new FileError(file, 'it is a folder');
      if (size > mostBytes[kind]) throw tooLarge(file, kind);
      const bytes = await fs.readFile(uri).then(undefined, (error: unknown) => {
        throw fileError(file, error);
      });
      // What it said of its size may be wrong.
      if (bytes.length > mostBytes[kind]) throw tooLarge(file, kind);
      return bytes;
    },
  };
}

function fileError(file: string, error: unknown): FileError {
  const isMissing = error instanceof vscode.FileSystemError && error.code === 'FileNotFound';
  const reason = isMissing ? 'there is no such file' : `the workspace does not give it (${String(error)})`;
  return new FileError(file, reason, { isMissing, cause: error });
}
