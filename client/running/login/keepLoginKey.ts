import { takesLogin } from '@pagewright/engine/logins';
import * as vscode from 'vscode';
import { isConfigDocument } from '../../language/documents/isConfigDocument.ts';
import type { Projects } from '../../project/composition/projects.ts';
import { setContextKey } from '../../shared/setContextKey.ts';

/** Maintains the context key `pagewright.takesLogin`: a configuration in an editor may take a login in the browser. */
export function keepLoginKey(projects: Projects): vscode.Disposable {
  const takes = async ({ document }: vscode.TextEditor) =>
    isConfigDocument(document) && takesLogin((await projects.composed(document)).getText());
  const update = async () => {
    const all = await Promise.all(vscode.window.visibleTextEditors.map(takes));
    setContextKey('takesLogin', all.includes(true));
  };
  void update();
  return vscode.Disposable.from(
    vscode.window.onDidChangeVisibleTextEditors(update),
    vscode.workspace.onDidOpenTextDocument(update),
    vscode.workspace.onDidSaveTextDocument(update),
  );
}
