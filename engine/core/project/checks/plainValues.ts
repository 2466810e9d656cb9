import { isMarked } from '../../secrecy/credentialNames.ts';
import { isCipher } from '../../text/isCipher.ts';
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
export function plainValues(node: SourceNode): PlainValue[] {
  const found: PlainValue[] = [];
  collectIn(node, [], found);
  return found;
}

/** Collects into one list, with one path that grows and shrinks: nearly all values are none. */
function collectIn(node: SourceNode, path: string[], found: PlainValue[]): void {
  if (node.kind === 'scalar') return;
  if (node.kind === 'object') collectOwn(node, path, found);
  const parts =
    node.kind === 'list'
      ? node.items.map((item, index) => [String(index), item] as const)
      : node.fields.map(({ key, value }) => [key.name, value] as const);
  for (const [step, part] of parts) {
    if (part === undefined || part.kind === 'scalar') continue;
    path.push(step);
    collectIn(part, path, found);
    path.pop();
  }
}

function collectOwn(node: SourceObject, path: readonly string[], found: PlainValue[]): void {
  for (const { key, value } of node.fields)
    if (isMarked(key.name)) found.push(...plainValue(key.name, value, [...path, key.name]));
  // An item of a list of values has its name and its value in two keys.
  const name = textOfSource(fieldOf(node, 'name')?.value);
  if (name !== undefined && isMarked(name))
    found.push(...plainValue(name, fieldOf(node, 'value')?.value, [...path, 'value']));
}

function plainValue(key: string, node: SourceNode | undefined, path: string[]): PlainValue[] {
  const value = scalarText(node);
  if (node?.kind !== 'scalar' || !value || isCipher(value) || hasVariable(value)) return [];
  return [{ key, value, node, path }];
}

/** Whether the value comes from the vault or from a variable. */
function hasVariable(text: string): boolean {
  return findTags(text).some(({ kind }) => kind === 'vault' || kind === 'name' || kind === 'raw');
}
