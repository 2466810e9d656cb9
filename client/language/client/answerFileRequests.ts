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
} from '@pagewright/server/fileProtocol';
import * as vscode from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { readAtMost } from '../../shared/readAtMost.ts';

/** Reads files that the server cannot read: those of a virtual workspace, and in a browser all. */
export function answerFileRequests(client: BaseLanguageClient): vscode.Disposable {
  const uriOf = ({ uri }: { uri: string }) => client.protocol2CodeConverter.asUri(uri);
  return vscode.Disposable.from(
    client.onRequest<ReadFileAnswer, never>(readFileRequest, (params: ReadFileParams) =>
      readFile(uriOf(params), params.mostBytes),
    ),
    client.onRequest<StatFileAnswer, never>(statFileRequest, (params: StatFileParams) => statFile(uriOf(params))),
    client.onRequest<ListFolderAnswer, never>(listFolderRequest, (params: ListFolderParams) =>
      listFolder(uriOf(params)),
    ),
  );
}

async function readFile(uri: vscode.Uri, maxBytes: number): Promise<ReadFileAnswer> {
  try {
    const found = await readAtMost(vscode.workspace.fs, uri, maxBytes);
    return found instanceof Uint8Array ? { text: new TextDecoder().decode(found) } : { problem: found.problem };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

async function statFile(uri: vscode.Uri): Promise<StatFileAnswer> {
  try {
    const { mtime, size } = await vscode.workspace.fs.stat(uri);
    return `${mtime} ${size}`;
  } catch {
    return null;
  }
}

async function listFolder(uri: vscode.Uri): Promise<ListFolderAnswer> {
  try {
    return (await vscode.workspace.fs.readDirectory(uri)).map(([name]) => name);
  } catch {
    return null;
  }
}

/** The problem with a file. An unreachable file counts as missing. */
function problemOf(error: unknown): FileProblem {
  return error instanceof vscode.FileSystemError && error.code === 'NoPermissions' ? 'noPermission' : 'missing';
}
