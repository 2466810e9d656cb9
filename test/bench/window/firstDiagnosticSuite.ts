import * as vscode from 'vscode';
import { figureMark } from './figureMark.ts';

/** Called by VS Code in its extension host: opens a misspelled configuration, and logs when its first diagnostic came. */
export async function run(): Promise<void> {
  const [folder] = vscode.workspace.workspaceFolders ?? [];
  if (folder === undefined) throw new Error('No folder is open.');
  const uri = vscode.Uri.joinPath(folder.uri, 'misspelled.extractor.json');
  const { promise: flagged, resolve } = Promise.withResolvers<number>();
  vscode.languages.onDidChangeDiagnostics(() => {
    if (vscode.languages.getDiagnostics(uri).length > 0) resolve(performance.now());
  });
  const startedAt = performance.now();
  await vscode.window.showTextDocument(uri);
  console.log(`${figureMark}${(await flagged) - startedAt} ms`);
}
