import type { TreeConfiguration } from '@pagewright/engine/projects';
import { countText } from '@pagewright/engine/text/countText';
import { genericComponent } from '@pagewright/engine/treeNames';
import * as vscode from 'vscode';
import { treeUri } from '../../project/files/treeName.ts';
import { fileId } from '../../shared/fileId.ts';
import type { LastResult } from './lastResults.ts';
import { partItem } from './partItem.ts';
import type { ProjectNode } from './projectNode.ts';
import { createRowNode } from './rowNode.ts';

/** A configuration with its rows. `component` is said where it is not generic extractor itself. */
export function createConfigurationNode(
  configuration: TreeConfiguration,
  results: ReadonlyMap<string, LastResult>,
): ProjectNode {
  const { rows, component, file } = configuration;
  const resultOf = (name: string) => results.get(fileId(treeUri(name)));
  return {
    uri: treeUri(file),
    item() {
      const notes = [
        ...(component === undefined || component === genericComponent ? [] : [component]),
        ...(rows.length === 0 ? [] : [countText(rows.length, 'row')]),
      ];
      const item = partItem('configuration', configuration, { result: resultOf(file), notes });
      if (rows.length > 0) item.collapsibleState = vscode.TreeItemCollapsibleState.Collapsed;
      return item;
    },
    children: () => rows.map((row) => createRowNode(row, resultOf(row.file))),
  };
}
