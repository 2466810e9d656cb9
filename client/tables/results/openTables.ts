import { countText } from '@pagewright/engine/text/countText';
import { localTime } from '@pagewright/engine/text/localTime';
import * as vscode from 'vscode';
import { fileUri } from '../../shared/fileId.ts';
import { showList } from '../../shared/showList.ts';
import { openTable } from '../editor/openTable.ts';
import type { ResultTable } from './resultTables.ts';

/** Opens one of these tables in an editor; asks which if there are several. */
export async function openTables(tables: readonly ResultTable[]): Promise<void> {
  const table = tables.length === 1 ? tables[0] : await pickTable(tables);
  if (table !== undefined) await openTable(tableUri(table), { preview: false });
}

/** The file of a table. */
export function tableUri({ folder, file }: Pick<ResultTable, 'folder' | 'file'>): vscode.Uri {
  return vscode.Uri.joinPath(fileUri(folder), file);
}

async function pickTable(tables: readonly ResultTable[]): Promise<ResultTable | undefined> {
  const groups = Map.groupBy(tables, ({ run, startedAt }) => `${run} · ${localTime(startedAt)}`);
  const items = [...groups].flatMap(([label, group]) => [
    { label, kind: vscode.QuickPickItemKind.Separator },
    ...group.map((table) => ({ ...tableItem(table), table })),
  ]);
  const options = { placeHolder: 'Table to open', matchOnDetail: true };
  const choice = await showList<vscode.QuickPickItem & { table?: ResultTable }>(items, options);
  return choice?.table;
}

function tableItem({ name, rows, columns }: ResultTable): vscode.QuickPickItem {
  return {
    label: `$(table) ${name}`,
    description: `${countText(rows, 'row')}, ${countText(columns.length, 'column')}`,
    detail: columns.join(', '),
  };
}
