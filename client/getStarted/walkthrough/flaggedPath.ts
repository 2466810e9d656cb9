import * as vscode from 'vscode';

/** The finding that the sample of the walkthrough is about. */
const flaggedCode = 'pagination.response-param-not-found';

/** Where a file has the path that no known response holds; undefined where it has none. */
export function findFlaggedPath(uri: vscode.Uri): vscode.Range | undefined {
  return vscode.languages.getDiagnostics(uri).find(isFlag)?.range;
}

function isFlag({ code }: vscode.Diagnostic): boolean {
  return (typeof code === 'object' ? code.value : code) === flaggedCode;
}
