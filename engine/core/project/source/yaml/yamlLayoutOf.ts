import type { SourceNode } from '../sourceNode.ts';
import { lineBreakOf, lineStartOf } from '../textLines.ts';
import type { YamlLayout } from './yamlText.ts';

/** The layout of a YAML text, by its first map and its first list in a map; else as kbagent writes it. */
export function yamlLayoutOf(text: string, root: SourceNode | undefined): YamlLayout {
  const found: Partial<Record<'object' | 'list', number>> = {};
  if (root !== undefined) look(text, root, found);
  return { lineBreak: lineBreakOf(text) ?? '\n', unit: found.object || 2, listUnit: found.list ?? 0 };
}

function look(text: string, node: SourceNode, found: Partial<Record<'object' | 'list', number>>): void {
  if (node.kind === 'scalar' || (found.object !== undefined && found.list !== undefined)) return;
  if (node.kind === 'list') {
    for (const item of node.items) look(text, item, found);
    return;
  }
  for (const { key, value } of node.fields) {
    if (value === undefined || value.kind === 'scalar') continue;
    const depth = columnOf(text, value.at.start) - columnOf(text, key.at.start);
    if (isBlock(text, value) && depth >= 0) found[value.kind] ??= depth;
    look(text, value, found);
  }
}

/** How many characters are before a position in its line. */
export function columnOf(text: string, position: number): number {
  return position - lineStartOf(text, position);
}

/** Whether a value is a list or a map that is not in brackets. */
export function isBlock(text: string, node: SourceNode): boolean {
  return node.kind !== 'scalar' && !'[{*'.includes(text.charAt(node.at.start));
}
