import { itemsOf, scalarText, textAt } from '../source/inSource.ts';
import { fieldOf, type SourceNode, type SourcePlace } from '../source/sourceNode.ts';
import type { NamedPlace } from './knownVariables.ts';

/** The items of the list `variables` or `values` of a body, by their names. The last one of a name counts. */
export function readNamed(body: SourceNode | undefined, list: 'variables' | 'values'): Map<string, NamedPlace> {
  return new Map(
    itemsOf(fieldOf(body, list)?.value).flatMap((item) => {
      const named = namedPlace(item);
      return named === undefined ? [] : [[named.name, named]];
    }),
  );
}

function namedPlace(item: SourceNode): NamedPlace | undefined {
  const [name, at] = [textAt(item, 'name'), fieldOf(item, 'name')?.value?.at];
  if (name === undefined || at === undefined) return undefined;
  const node = fieldOf(item, 'value')?.value;
  const value = scalarText(node);
  return { name, at, ...(value && { value }), ...(node && { valueAt: node.at }) };
}

/** The place of the list `variables` or `values`: its key, or the beginning of the body that lacks it. */
export function placeOfList(body: SourceNode, list: 'variables' | 'values'): SourcePlace {
  const { at } = body;
  return fieldOf(body, list)?.key.at ?? { ...at, end: Math.min(at.start + 1, at.end) };
}
