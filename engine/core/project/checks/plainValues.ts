import { isCipher } from '../../secrets/isCipher.ts';
import { scalarText } from '../source/inSource.ts';
import { fieldOf, type SourceNode, type SourceObject, type SourceScalar, textOfSource } from '../source/sourceNode.ts';
import { findTags } from '../variables/findTags.ts';

/** A value of a "#" key that everyone can read. */
export interface PlainValue {
  /** The key, or the name of an item of a list of values. */
  key: string;
  value: string;
  node: SourceScalar;
  /** The keys and indexes that lead to it. */
  path: string[];
}

/** The values of "#" keys that are neither encrypted nor come from the vault or a variable. */
export function plainValues(node: SourceNode, path: readonly string[] = []): PlainValue[] {
  if (node.kind === 'scalar') return [];
  if (node.kind === 'list') return node.items.flatMap((item, index) => plainValues(item, [...path, String(index)]));
  const inside = node.fields.flatMap(({ key, value }) =>
    value === undefined ? [] : plainValues(value, [...path, key.name]),
  );
  return [...ownOf(node, path), ...inside];
}

function ownOf(node: SourceObject, path: readonly string[]): PlainValue[] {
  const fields = node.fields.flatMap(({ key, value }) => plainValue(key.name, value, [...path, key.name]));
  // An item of a list of values has its name and its value in two keys.
  const name = textOfSource(fieldOf(node, 'name')?.value);
  const named = name === undefined ? [] : plainValue(name, fieldOf(node, 'value')?.value, [...path, 'value']);
  return [...fields, ...named];
}

function plainValue(key: string, node: SourceNode | undefined, path: string[]): PlainValue[] {
  const value = scalarText(node);
  if (!key.startsWith('#') || node?.kind !== 'scalar' || !value || isCipher(value) || hasVariable(value)) return [];
  return [{ key, value, node, path }];
}

/** Whether the value comes from the vault or from a variable. */
function hasVariable(text: string): boolean {
  return findTags(text).some(({ kind }) => kind === 'vault' || kind === 'name' || kind === 'raw');
}
