import { configName } from '@pagewright/engine/placeNames';
import { countText } from '@pagewright/engine/text/countText';
import * as vscode from 'vscode';
import { fileUri } from '../../../shared/fileId.ts';
import { runFacts } from '../../history/runFacts.ts';
import type { RunRecord } from '../../history/runRecord.ts';
import type { RunNode } from './runNode.ts';
import type { RunsNode } from './runsNode.ts';

interface Group {
  configFile: string;
  /** The name that tells it from the others. */
  name: string;
  isExpanded: boolean;
  /** The newest first. */
  runs: readonly RunRecord[];
}

/** A configuration, with its runs below it. */
export function createConfigurationNode(
  { configFile, name, isExpanded, runs }: Group,
  nodes: readonly RunNode[],
): RunsNode {
  return {
    item() {
      const state = vscode.TreeItemCollapsibleState[isExpanded ? 'Expanded' : 'Collapsed'];
      const item = new vscode.TreeItem(configName(name), state);
      // VS Code remembers by the id what the user has opened: with another one it opens the line.
      item.id = `${configFile}/${isExpanded ? 'expanded' : 'collapsed'}`;
      item.resourceUri = fileUri(configFile);
      item.iconPath = vscode.ThemeIcon.File;
      item.description = countText(runs.length, 'run');
      item.tooltip = configFile;
      item.contextValue = 'configuration';
      const last = runs[0] === undefined ? '' : `, the last one ${runFacts(runs[0])}`;
      item.accessibilityInformation = { label: `Configuration ${configName(name)}, ${item.description}${last}` };
      return item;
    },
    children: () => [...nodes],
  };
}
