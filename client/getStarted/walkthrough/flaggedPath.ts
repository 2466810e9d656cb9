import * as vscode from 'vscode';

/** The code of the diagnostic that the walkthrough's sample shows. */
const flaggedCode = 'pagination.response-param-not-found';

/** The path in a file that no known response contains; undefined if there is none. */
export function findFlaggedPath(uri: vscode.Uri): vscode.Range | undefined {
  return vscode.languages.getDiagnostics(uri).find(isFlag)?.range;
}

function isFlag({ code }: vscode.Diagnostic): boolean {
  return (typeof code === 'object' ? code.value : code) === flaggedCode;
}
