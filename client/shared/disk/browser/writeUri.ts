import * as vscode from 'vscode';
import type * as onDisk from '../node/writeUri.ts';

/** Writes a file through the provider of the workspace: there is no disk. */
export const replaceUri: typeof onDisk.replaceUri = async (uri, content) => {
  await vscode.workspace.fs.writeFile(uri, content);
};

/** Writes a file like `replaceUri`: the caller has checked that there is none. */
export const createUri: typeof onDisk.createUri = replaceUri;
