import * as vscode from 'vscode';

/** The scheme of the pages if the extension itself lies on the web: VS Code opens web pages outside the editor. */
export const pagesScheme = 'pagewright-docs';

/** The URI of a section of the documentation that ships with the extension, so that it opens without the network. */
export function documentationUri(extension: vscode.Uri, page: string, section = ''): vscode.Uri {
  const root = /^https?$/.test(extension.scheme) ? extension.with({ scheme: pagesScheme }) : extension;
  return vscode.Uri.joinPath(root, 'docs', page).with({ fragment: section });
}
