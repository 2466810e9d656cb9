import type { SourceField, SourceNode } from '../sourceNode.ts';
import { type YamlQuotes, yamlScalarText } from './yamlScalarText.ts';

/** How new parts of a YAML text are laid out: as the others in it are. */
export interface YamlLayout {
  lineBreak: string;
  /** How many spaces a map is indented in a map. */
  unit: number;
  /** How many spaces a list is indented in a map. */
  listUnit: number;
}

/** The text of a value that is not on a line of keys: its further lines are indented by this many spaces. */
export function yamlBlock(node: SourceNode, column: number, layout: YamlLayout): string {
  if (node.kind === 'scalar' || isInline(node)) return yamlInline(node, '', false);
  const line = layout.lineBreak + ' '.repeat(column);
  if (node.kind === 'list') return node.items.map((item) => `- ${yamlBlock(item, column + 2, layout)}`).join(line);
  return node.fields.map((field) => yamlEntry(field, column, layout)).join(line);
}

/** The text of a key with its value, for a key in this column. */
export function yamlEntry(
  { key, value }: SourceField,
  column: number,
  layout: YamlLayout,
  quotes: YamlQuotes = '',
): string {
  return `${yamlScalarText(key.json, quotes, false)}:${value === undefined ? '' : yamlBelow(value, column, layout)}`;
}

/** The text of a value after the colon of a key in this column: on the same line, or below it. */
export function yamlBelow(node: SourceNode, column: number, layout: YamlLayout): string {
  if (isInline(node)) return ` ${yamlInline(node, '', false)}`;
  const inner = column + (node.kind === 'list' ? layout.listUnit : layout.unit);
  return layout.lineBreak + ' '.repeat(inner) + yamlBlock(node, inner, layout);
}

/** Whether a value is written on the line of its key: a scalar, or an empty list or map. */
export function isInline(node: SourceNode): boolean {
  return node.kind === 'scalar' || (node.kind === 'list' ? node.items : node.fields).length === 0;
}

/** The text of a value on one line, lists and maps in brackets. */
export function yamlInline(node: SourceNode, quotes: YamlQuotes, isFlow: boolean): string {
  if (node.kind === 'scalar') return yamlScalarText(node.json, quotes, isFlow);
  if (node.kind === 'list') return `[${node.items.map((item) => yamlInline(item, quotes, true)).join(', ')}]`;
  return `{${node.fields.map((field) => yamlInlineEntry(field, quotes)).join(', ')}}`;
}

/** The text of a key with its value for a map in braces. */
export function yamlInlineEntry({ key, value }: SourceField, quotes: YamlQuotes): string {
  const written = value === undefined ? 'null' : yamlInline(value, quotes, true);
  return `${yamlScalarText(key.json, quotes, true)}: ${written}`;
}
