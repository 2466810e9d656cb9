import { takesLogin } from '@pagewright/engine/logins';
import { languageId } from '@pagewright/server/protocol';
import * as vscode from 'vscode';
import { setContextKey } from '../../shared/setContextKey.ts';

/** Maintains the context key `pagewright.takesLogin`: a configuration in an editor may take a login in the browser. */
export function keepLoginKey(): vscode.Disposable {
  const takes = ({ document }: vscode.TextEditor) =>
    document.languageId === languageId && takesLogin(document.getText());
  const update = () => setContextKey('takesLogin', vscode.window.visibleTextEditors.some(takes));
  update();
  return vscode.Disposable.from(
    vscode.window.onDidChangeVisibleTextEditors(update),
    vscode.workspace.onDidOpenTextDocument(update),
    vscode.workspace.onDidSaveTextDocument(update),
  );
}
