import { childPointer } from '../../childPointer.ts';
import { readJsonSource } from '../../project/source/readJsonSource.ts';
import { sameSource } from '../../project/source/sameSource.ts';
import type { SourceNode } from '../../project/source/sourceNode.ts';

/** JSON pointers of what differs between two JSON texts, in their order: the innermost values that do. */
export function changedPlaces(before: string, after: string): string[] {
  return placesIn(readJsonSource(before, ''), readJsonSource(after, ''), '');
}

function placesIn(before: SourceNode | undefined, after: SourceNode | undefined, pointer: string): string[] {
  if (sameSource(before, after)) return [];
  const [was, is] = [childrenOf(before), childrenOf(after)];
  if (was === undefined || is === undefined || before?.kind !== after?.kind) return [pointer];
  const names = [...new Set([...was.keys(), ...is.keys()])];
  const found = names.flatMap((name) => placesIn(was.get(name), is.get(name), childPointer(pointer, name)));
  // Only the order of keys differs.
  return found.length === 0 ? [pointer] : found;
}

function childrenOf(node: SourceNode | undefined): Map<string, SourceNode | undefined> | undefined {
  if (node?.kind === 'object') return new Map(node.fields.map(({ key, value }) => [key.name, value]));
  if (node?.kind === 'list') return new Map(node.items.map((item, index) => [String(index), item]));
  return undefined;
}
