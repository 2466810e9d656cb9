import type { Connection } from 'vscode-languageserver';
import {
  type FileProblem,
  type ListFolderAnswer,
  type ListFolderParams,
  listFolderRequest,
  type ReadFileAnswer,
  type ReadFileParams,
  readFileRequest,
  type StatFileAnswer,
  type StatFileParams,
  statFileRequest,
} from './fileProtocol.ts';
import type { FileKind, Files } from './files.ts';
import { FileError, maxBytes, tooLarge } from './service.ts';
import { uriPath } from './uriPath.ts';

/** Files that the editor reads, if it can: those of a virtual workspace, and in a browser all. */
export function createEditorFiles(connection: Connection, canRead: () => boolean): Files {
  // If the editor fails, the file counts as missing: a warning for each possible place would help nobody.
  const ask = async <Answer>(request: string, params: object): Promise<Answer | undefined> =>
    canRead() ? await connection.sendRequest<Answer>(request, params).catch(() => undefined) : undefined;
  return {
    async readText(uri, kind) {
      const params: ReadFileParams = { uri, mostBytes: maxBytes[kind] };
      const answer = await ask<ReadFileAnswer>(readFileRequest, params);
      return answer && ('text' in answer ? answer.text : errorFor(uri, kind, answer.problem));
    },
    async list(uri) {
      const params: ListFolderParams = { uri };
      return (await ask<ListFolderAnswer>(listFolderRequest, params)) ?? [];
    },
    async stateOf(uri) {
      const params: StatFileParams = { uri };
      return (await ask<StatFileAnswer>(statFileRequest, params)) ?? undefined;
    },
    shown: uriPath,
  };
}

function errorFor(uri: string, kind: FileKind, problem: FileProblem): FileError {
  const file = uriPath(uri);
  switch (problem) {
    case 'missing':
      return new FileError(file, 'there is no such file', { isMissing: true });
    case 'folder':
      return new FileError(file, 'it is a folder');
    case 'noPermission':
      return new FileError(file, 'the workspace gives no permission to read it');
    case 'tooLarge':
      return tooLarge(file, kind);
  }
}
