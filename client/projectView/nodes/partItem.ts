import type { TreePart } from '@pagewright/engine/projects';
import * as vscode from 'vscode';
import { treeUri } from '../../project/files/treeName.ts';
import { disabledUri } from './disabledColor.ts';
import type { LastResult } from './lastResults.ts';

/** The line of a configuration or a row: a click opens its file. `notes` follow its name. */
export function partItem(
  kind: 'configuration' | 'row',
  part: TreePart,
  { result, notes = [] }: { result: LastResult | undefined; notes?: string[] },
): vscode.TreeItem {
  const file = treeUri(part.file);
  const item = new vscode.TreeItem(part.name);
  const texts = [...(part.isDisabled ? ['disabled'] : []), ...notes, ...(result === undefined ? [] : [result.text])];
  item.id = part.file;
  item.description = texts.join(' · ');
  item.tooltip = [part.name, ...texts, ...(part.id === undefined ? [] : [`id ${part.id}`]), part.file].join('\n');
  item.contextValue = kind;
  item.iconPath = part.isDisabled ? new vscode.ThemeIcon('circle-slash') : (result?.icon ?? iconOf(kind));
  if (part.isDisabled) item.resourceUri = disabledUri(file);
  item.command = { command: 'vscode.open', title: 'Open File', arguments: [file] };
  item.accessibilityInformation = { label: [`${capitals[kind]} ${part.name}`, ...texts].join(', ') };
  return item;
}

const capitals = { configuration: 'Configuration', row: 'Row' };

function iconOf(kind: 'configuration' | 'row'): vscode.ThemeIcon {
  return new vscode.ThemeIcon(kind === 'row' ? 'list-flat' : 'circle-outline');
}
