import * as vscode from 'vscode';
import type { ContextAction } from '../file/tableMessages.ts';
import { tableViewType } from './openTable.ts';
import { TableEditor } from './tableEditor.ts';

/** The entries of the context menu of a table, by their command. */
const actions: Record<string, ContextAction> = {
  'pagewright.table.copy': 'copy',
  'pagewright.table.copyWithHeader': 'copyWithHeader',
  'pagewright.table.showCell': 'showCell',
  'pagewright.table.sortAscending': 'sortAscending',
  'pagewright.table.sortDescending': 'sortDescending',
};

/** Shows CSV files as tables, read-only, each in an editor of its own. */
export class TableEditors implements vscode.CustomReadonlyEditorProvider {
  readonly #context: vscode.ExtensionContext;
  readonly #open = new Set<TableEditor>();

  constructor(context: vscode.ExtensionContext) {
    this.#context = context;
  }

  register(): vscode.Disposable {
    return vscode.Disposable.from(
      vscode.window.registerCustomEditorProvider(tableViewType, this, { supportsMultipleEditorsPerDocument: true }),
      ...Object.entries(actions).map(([command, action]) =>
        vscode.commands.registerCommand(command, () => this.active?.act(action)),
      ),
    );
  }

  /** The table that has the focus. */
  get active(): TableEditor | undefined {
    return [...this.#open].find(({ isActive }) => isActive);
  }

  openCustomDocument(uri: vscode.Uri): vscode.CustomDocument {
    return { uri, dispose: () => undefined };
  }

  resolveCustomEditor({ uri }: vscode.CustomDocument, panel: vscode.WebviewPanel): void {
    if (uri.scheme !== 'file') {
      panel.webview.html = `<p>This table is not on a disk, where it could be read piece by piece. Reopen it as text.</p>`;
      return;
    }
    const editor = new TableEditor(this.#context, uri, panel);
    this.#open.add(editor);
    panel.onDidDispose(() => this.#open.delete(editor));
  }
}
