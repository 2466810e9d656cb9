import * as vscode from 'vscode';
import type { Run } from '../../running/run/run.ts';
import { fileUri } from '../../shared/fileId.ts';
import { showErrorMessage } from '../../shared/messages.ts';

/** Says why a run did not start, and goes to the error in the text if the editor marks it. */
export async function showStartProblem({ configFile, title, report }: Run): Promise<void> {
  const error = report?.error;
  if (error === undefined) return;
  void showErrorMessage(`${title} did not start: ${error.message}`);
  const uri = fileUri(configFile);
  const isOpen = vscode.workspace.textDocuments.some((document) => document.uri.toString() === uri.toString());
  const marked = vscode.languages.getDiagnostics(uri).find(({ code }) => codeOf(code) === error.code);
  if (!isOpen || marked === undefined) return;
  await vscode.window.showTextDocument(uri, { selection: new vscode.Range(marked.range.start, marked.range.start) });
}

/** The code of a diagnostic; one with a link is an object. */
function codeOf(code: vscode.Diagnostic['code']): string | number | undefined {
  return typeof code === 'object' ? code.value : code;
}
