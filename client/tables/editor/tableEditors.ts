import * as vscode from 'vscode';
import type { ContextAction } from '../file/tableMessages.ts';
import { type TableContext, TableEditor } from './tableEditor.ts';

/** The actions of a table's context menu by command. */
const actions: Record<string, ContextAction> = {
  'pagewright.table.copy': 'copy',
  'pagewright.table.copyWithHeader': 'copyWithHeader',
  'pagewright.table.showCell': 'showCell',
  'pagewright.table.sort': 'sort',
  'pagewright.table.sortAscending': 'sortAscending',
  'pagewright.table.sortDescending': 'sortDescending',
  'pagewright.table.showStatistics': 'showStatistics',
  'pagewright.table.export': 'export',
};

/** Shows CSV files as read-only tables, each in a separate editor. */
export class TableEditors {
  readonly #context: TableContext;
  readonly #open = new Set<TableEditor>();

  constructor(context: TableContext) {
    this.#context = context;
  }

  register(): vscode.Disposable {
    return vscode.Disposable.from(
      ...Object.entries(actions).map(([command, action]) =>
        vscode.commands.registerCommand(command, () => this.active?.act(action)),
      ),
    );
  }

  /** The table that has the focus. */
  get active(): TableEditor | undefined {
    return [...this.#open].find(({ isActive }) => isActive);
  }

  resolveCustomEditor({ uri }: vscode.CustomDocument, panel: vscode.WebviewPanel): void {
    const editor = new TableEditor(this.#context, uri, panel);
    this.#open.add(editor);
    panel.onDidDispose(() => this.#open.delete(editor));
  }
}
