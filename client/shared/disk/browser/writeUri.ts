import * as vscode from 'vscode';
import type * as onDisk from '../node/writeUri.ts';

/** Writes a file as whoever has the files of the workspace does it: there is no disk. */
export const replaceUri: typeof onDisk.replaceUri = async (uri, content) => {
  await vscode.workspace.fs.writeFile(uri, content);
};

/** Does the same: the caller has looked that there is none. */
export const createUri: typeof onDisk.createUri = replaceUri;
