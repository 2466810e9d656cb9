import * as vscode from 'vscode';

/** The extension under test, from the working tree or installed from its package. */
export function extensionUnderTest(): vscode.Extension<unknown> {
  const extension = vscode.extensions.getExtension('pagewright.pagewright');
  if (extension === undefined) throw new Error('The extension is not there.');
  return extension;
}
