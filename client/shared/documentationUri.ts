import * as vscode from 'vscode';

/** A section of the documentation that ships with the extension, so that it opens without the network. */
export function documentationUri(extension: vscode.Uri, page: string, section = ''): vscode.Uri {
  return vscode.Uri.joinPath(extension, 'docs', page).with({ fragment: section });
}
