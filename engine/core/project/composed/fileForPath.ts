import { readJsonSource } from '../source/readJsonSource.ts';
import type { SourceNode, SourceToken } from '../source/sourceNode.ts';
import type { ComposedText } from './composeText.ts';

/**
 * The file of a composed text in which the value at a path is to be written: the one that has it, otherwise the one with
 * a part of the nearest object or list around it. If a row has a part of that, it is the row. Undefined: no file has any.
 */
export function fileForPath(composed: ComposedText, path: readonly string[]): string | undefined {
  const fileAt = ({ at }: Pick<SourceToken, 'at'>) => composed.placeOf(at.start, at.start + 1)?.file;
  let node: SourceNode | undefined = readJsonSource(composed.text, '');
  let file = node && fileAt(node);
  for (const [index, step] of path.entries()) {
    const parts: readonly Pick<SourceToken, 'at'>[] = partsOf(node);
    const inside = stepInto(node, step);
    // The brackets of what a row is laid over are those of the configuration.
    if (inside === undefined) return parts.map(fileAt).find((each) => each !== file) ?? file;
    file = fileAt(inside.place) ?? file;
    if (index === path.length - 1) return file;
    node = inside.value;
    file = (node && fileAt(node)) ?? file;
  }
  return file;
}

interface Inside {
  place: Pick<SourceToken, 'at'>;
  value: SourceNode | undefined;
}

function stepInto(node: SourceNode | undefined, step: string): Inside | undefined {
  if (node?.kind === 'list') {
    const item = node.items[Number(step)];
    return item && { place: item, value: item };
  }
  const field = node?.kind === 'object' ? node.fields.findLast(({ key }) => key.name === step) : undefined;
  return field && { place: field.key, value: field.value };
}

function partsOf(node: SourceNode | undefined): readonly Pick<SourceToken, 'at'>[] {
  if (node?.kind === 'list') return node.items;
  return node?.kind === 'object' ? node.fields.map(({ key }) => key) : [];
}
