import * as vscode from 'vscode';

/** The name of a file or folder in a tree: its path on a disk, otherwise its URI, with "/" and nothing encoded. */
export function treeName({ scheme, authority, path }: vscode.Uri): string {
  const name = path.length > 1 ? path.replace(/\/$/, '') : path;
  return scheme === 'file' && authority === '' ? name : `${scheme}://${authority}${name}`;
}

/** The URI of the file or folder with this name. */
export function treeUri(name: string): vscode.Uri {
  const [, scheme, authority = '', path = ''] = /^([a-z][a-z0-9+.-]+):\/\/([^/]*)(\/.*)?$/is.exec(name) ?? [];
  return scheme === undefined ? vscode.Uri.file(name) : vscode.Uri.from({ scheme, authority, path });
}
