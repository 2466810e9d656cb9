import { insertInBrackets, removeInBrackets } from '../bracketEdits.ts';
import { isNothing, newSource } from '../changeSource.ts';
import { fittingEdit } from '../fittingEdit.ts';
import type { SourceChange, SourceEdit } from '../sourceChange.ts';
import { fieldOf, type SourceField, type SourceNode } from '../sourceNode.ts';
import { sourceParts } from '../sourceParts.ts';
import { insertInBlock, removeInBlock } from './blockEdits.ts';
import { readYamlSource } from './readYamlSource.ts';
import { setYaml } from './setYaml.ts';
import { columnOf, isBlock, yamlLayoutOf } from './yamlLayoutOf.ts';
import { yamlScalarText } from './yamlScalarText.ts';
import { partIndexOf, quotesAt, type YamlSite, yamlSite } from './yamlSite.ts';
import { isInline, yamlBlock, yamlEntry, yamlInline, yamlInlineEntry } from './yamlText.ts';

/** PyYAML finds no key that is longer. */
const maxKeyLength = 1000;

/**
 * The edit of a YAML text that makes a change and touches nothing else: comments, quotes, anchors and the style of what
 * is around stay. Undefined: the text has no such place, or the change would touch more, as one of a value that an alias
 * repeats.
 */
export function editYaml(text: string, change: SourceChange): SourceEdit | undefined {
  if ('key' in change && change.key.length > maxKeyLength) return undefined;
  return fittingEdit(text, change, readYaml, (root) => editsOf(text, root, change));
}

function readYaml(text: string) {
  const { root, faults } = readYamlSource(text, '');
  return { root, errors: faults.filter(({ severity }) => severity === 'error').length };
}

function editsOf(text: string, root: SourceNode | undefined, change: SourceChange): (SourceEdit | undefined)[] {
  const layout = yamlLayoutOf(text, root);
  const { length } = text;
  const nothing: SourceNode = { kind: 'scalar', json: 'null', at: { file: '', start: length, end: length } };
  const path = change.kind === 'remove' || change.kind === 'rename' ? change.path.slice(0, -1) : change.path;
  const site = yamlSite(text, layout, root ?? nothing, path);
  if (site === undefined) return [];
  const step = change.path.at(-1) ?? '';
  if (change.kind === 'set') return set(site, newSource(change.json));
  if (change.kind === 'add') return add(site, change);
  if (change.kind === 'insert') return insert(site, change);
  return change.kind === 'remove' ? remove(site, step) : rename(site, step, change.key);
}

function set(site: YamlSite, value: SourceNode | undefined): SourceEdit[] {
  return value === undefined ? [] : setYaml(site, value);
}

function add(site: YamlSite, { key, json, before }: Extract<SourceChange, { kind: 'add' }>): SourceEdit[] {
  const { text, node, layout } = site;
  const filled = newSource(`{${JSON.stringify(key)}:${json}}`);
  const [field] = filled?.kind === 'object' ? filled.fields : [];
  if (filled === undefined || field === undefined) return [];
  if (isNothing(node) || isInline(node)) return setYaml(site, filled);
  const index = before === undefined ? sourceParts(node).length : partIndexOf(node, before);
  const quotes = quotesOfKeys(text, node);
  if (!isBlock(text, node)) return [insertInBrackets(text, node, index, yamlInlineEntry(field, quotes))];
  const entry = yamlEntry(field, columnOf(text, node.at.start), layout, quotes);
  return insertInBlock(text, node, index, entry, layout.lineBreak);
}

/** The quotes that the last key of a map has, which a new one has, too. */
function quotesOfKeys(text: string, node: SourceNode) {
  const last: SourceField | undefined = node.kind === 'object' ? node.fields.at(-1) : undefined;
  return last === undefined ? '' : quotesAt(text, last.key.at);
}

function insert(site: YamlSite, { index, json }: Extract<SourceChange, { kind: 'insert' }>): SourceEdit[] {
  const { text, node, layout } = site;
  const value = newSource(json);
  const filled = newSource(`[${json}]`);
  if (value === undefined || filled === undefined) return [];
  if (isNothing(node) || isInline(node)) return setYaml(site, filled);
  if (!isBlock(text, node)) return [insertInBrackets(text, node, index, yamlInline(value, '', true))];
  const item = `- ${yamlBlock(value, columnOf(text, node.at.start) + 2, layout)}`;
  return insertInBlock(text, node, index, item, layout.lineBreak);
}

function remove(site: YamlSite, step: string): (SourceEdit | undefined)[] {
  const { text, node } = site;
  if (node.kind === 'scalar') return [];
  const index = partIndexOf(node, step);
  if (!isBlock(text, node)) return [removeInBrackets(text, node, index)];
  const isLast = (node.kind === 'list' ? node.items : node.fields).length === 1;
  return isLast ? set(site, newSource(node.kind === 'list' ? '[]' : '{}')) : removeInBlock(text, node, index);
}

function rename({ text, node, isFlow }: YamlSite, step: string, key: string): SourceEdit[] {
  const at = fieldOf(node, step)?.key.at;
  const isInFlow = isFlow || !isBlock(text, node);
  return at ? [{ ...at, text: yamlScalarText(JSON.stringify(key), quotesAt(text, at), isInFlow) }] : [];
}
