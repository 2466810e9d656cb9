import * as vscode from 'vscode';
import { tableViewType } from './openTable.ts';

/** Fills the editor of a table. */
export type TableProvider = Pick<vscode.CustomReadonlyEditorProvider, 'resolveCustomEditor'>;

/** Registers the editor of tables; its provider is loaded with the first table. */
export function registerTableEditor(provider: () => Promise<TableProvider>): vscode.Disposable {
  const tables: vscode.CustomReadonlyEditorProvider = {
    openCustomDocument: (uri) => ({ uri, dispose: () => undefined }),
    resolveCustomEditor: async (...asked) => await (await provider()).resolveCustomEditor(...asked),
  };
  return vscode.window.registerCustomEditorProvider(tableViewType, tables, {
    supportsMultipleEditorsPerDocument: true,
  });
}
