import type { ASTNode, PropertyASTNode, StringASTNode } from 'vscode-json-languageservice';
import { contentSpan } from '../../text/contentSpan.ts';
import { allLayers } from '../configLayers.ts';
import { expressionsOf } from '../expressions.ts';
import type { ExtractorModel } from '../extractorModel.ts';
import { asText, findValue } from '../nodes.ts';
import type { Name } from './name.ts';
import { NameTable } from './nameTable.ts';

/**
 * The attributes of `config` and of iterations, and the references to them (`docs/format/functions.md#2-contexts`). A
 * reference to `a.b` names `a` and, after the dot, `b` in it.
 */
export function attributeNames(model: ExtractorModel): Name[] {
  const table = new NameTable('attribute');
  for (const layer of allLayers(model)) {
    const attributes = layer.properties.filter(({ keyNode }) => !left.has(keyNode.value));
    for (const attribute of attributes) addKey(attribute, '', table, model);
  }
  for (const reference of referencesOf(model)) addReference(reference, table, model);
  return table.all();
}

/** Keys that are not attributes, or that nothing refers to. */
const left = new Set(['jobs', 'mappings']);

function addKey({ keyNode, valueNode }: PropertyASTNode, prefix: string, table: NameTable, model: ExtractorModel) {
  const ownText = keyNode.value;
  const text = `${prefix}${ownText}`;
  table.getOrAdd(text, { ownText }).definitions.push(contentSpan(model.document, keyNode));
  addBelow(valueNode, `${text}.`, table, model);
}

function addBelow(node: ASTNode | undefined, prefix: string, table: NameTable, model: ExtractorModel): void {
  if (node?.type === 'array') {
    for (const [index, item] of node.items.entries()) addBelow(item, `${prefix}${index}.`, table, model);
  }
  // The attributes in a value. A call has none: it stands for its result.
  if (node?.type !== 'object' || node.properties.some(({ keyNode }) => keyNode.value === 'function')) return;
  for (const property of node.properties) addKey(property, prefix, table, model);
}

function referencesOf(model: ExtractorModel): StringASTNode[] {
  const computed = expressionsOf(model).flatMap((expression) => {
    if (expression.kind === 'call' || expression.context !== 'attr') return [];
    const target = expression.kind === 'reference' ? expression.target : expression.node.properties[0]?.valueNode;
    return asText(target) ?? [];
  });
  // The authentication type, which may not be written yet, determines which of them a run computes.
  const others = [...loneReferencesIn(findValue(model.api, 'authentication'))];
  return [...new Set([...computed, ...others])];
}

function* loneReferencesIn(node: ASTNode | undefined): Iterable<StringASTNode> {
  if (node?.type === 'array') for (const item of node.items) yield* loneReferencesIn(item);
  if (node?.type !== 'object') return;
  const [only, ...more] = node.properties;
  if (only?.keyNode.value === 'attr' && only.valueNode?.type === 'string' && more.length === 0) yield only.valueNode;
  for (const { valueNode } of node.properties) yield* loneReferencesIn(valueNode);
}

function addReference(reference: StringASTNode, table: NameTable, { document }: ExtractorModel): void {
  const { value } = reference;
  const ends = [...value.matchAll(/\.|$/g)].map(({ index }) => index);
  const spoken = ends.flatMap((end) => {
    const name = table.find(value.slice(0, end));
    return name === undefined || name.definitions.length === 0 ? [] : [{ name, end }];
  });
  for (const { name, end } of spoken) name.uses.push(contentSpan(document, reference, end - name.ownText.length, end));
  if (value === '' || spoken.at(-1)?.end === value.length) return;
  table.getOrAdd(value).uses.push(contentSpan(document, reference));
}
