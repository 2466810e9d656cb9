import * as vscode from 'vscode';

const scheme = 'pagewright-disabled';

/** The URI of the line of a disabled configuration or row, by which VS Code asks for its color. */
export function disabledUri(file: vscode.Uri): vscode.Uri {
  return vscode.Uri.from({ scheme, path: file.path });
}

/** Gives the lines of what is disabled the color of disabled text. */
export function registerDisabledColor(): vscode.Disposable {
  const color = new vscode.ThemeColor('disabledForeground');
  return vscode.window.registerFileDecorationProvider({
    provideFileDecoration: (uri) => (uri.scheme === scheme ? { color, tooltip: 'Disabled' } : undefined),
  });
}
