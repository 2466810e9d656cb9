import { countText } from '@pagewright/engine/text/countText';
import * as vscode from 'vscode';
import { tableViewType } from '../../../tables/editor/openTable.ts';
import { tableUri } from '../../../tables/results/openTables.ts';
import type { ResultTable } from '../../../tables/results/resultTables.ts';
import type { RunRecord } from '../../history/runRecord.ts';
import type { RunsNode } from './runsNode.ts';

/** A table that a run wrote; a click opens it. */
export function createTableNode(run: RunRecord, table: ResultTable): RunsNode {
  const { name, rows, columns } = table;
  return {
    run,
    item() {
      const size = `${countText(rows, 'row')}, ${countText(columns.length, 'column')}`;
      const item = new vscode.TreeItem(name);
      item.id = `${run.id}/table/${name}`;
      item.description = countText(rows, 'row');
      item.tooltip = `${name}\n${size}`;
      item.contextValue = 'table';
      item.iconPath = new vscode.ThemeIcon('table');
      item.accessibilityInformation = { label: `Table ${name}, ${size}` };
      const target = [tableUri(table), tableViewType, { preview: false }];
      item.command = { command: 'vscode.openWith', title: 'Open Table', arguments: target };
      return item;
    },
    children: () => [],
  };
}
