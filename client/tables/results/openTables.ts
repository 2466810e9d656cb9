import * as vscode from 'vscode';
import { countText } from '../../../engine/core/text/countText.ts';
import { openTable } from '../editor/openTable.ts';
import type { ResultTable } from './resultTables.ts';

/** Opens one of these tables in an editor; asks which where there are several. */
export async function openTables(tables: readonly ResultTable[]): Promise<void> {
  const table = tables.length === 1 ? tables[0] : await pickTable(tables);
  if (table !== undefined) await openTable(vscode.Uri.file(table.file), { preview: false });
}

async function pickTable(tables: readonly ResultTable[]): Promise<ResultTable | undefined> {
  const items = tables.map((table) => ({ ...tableItem(table), table }));
  const choice = await vscode.window.showQuickPick(items, { placeHolder: 'Table to open', matchOnDetail: true });
  return choice?.table;
}

function tableItem({ name, rows, columns, run }: ResultTable): vscode.QuickPickItem {
  return {
    label: `$(table) ${name}`,
    description: `${countText(rows, 'row')}, ${countText(columns.length, 'column')} · ${run}`,
    detail: columns.join(', '),
  };
}
