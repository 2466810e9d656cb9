import { pointerSteps } from '../../pointerSteps.ts';
import { readJsonSource } from '../source/readJsonSource.ts';
import type { SourceNode, SourcePlace } from '../source/sourceNode.ts';
import type { ComposedText } from './composeText.ts';

/** Finds the part of a file for a JSON pointer into a composed text; undefined for one that is in no file. */
export type PlaceOfPointer = (pointer: string) => SourcePlace | undefined;

/**
 * Finds the places of pointers into a composed text: of the key, or of the item of the list. Of a value that is not
 * there, it is the place of the nearest one around it.
 */
export function pointerPlaces(composed: ComposedText): PlaceOfPointer {
  const root = readJsonSource(composed.text, '');
  return (pointer) => {
    const found = root && nearest(root, pointerSteps(pointer));
    return found && composed.placeOf(found.start, found.end);
  };
}

function nearest(root: SourceNode, steps: readonly string[]): SourcePlace {
  let [node, place]: [SourceNode | undefined, SourcePlace] = [root, root.at];
  for (const step of steps) {
    const [inside, at]: [SourceNode | undefined, SourcePlace | undefined] = stepInto(node, step);
    if (at === undefined) break;
    [node, place] = [inside, at];
  }
  return place;
}

function stepInto(node: SourceNode | undefined, step: string): [SourceNode | undefined, SourcePlace | undefined] {
  if (node?.kind === 'list') return [node.items[Number(step)], node.items[Number(step)]?.at];
  const field = node?.kind === 'object' ? node.fields.findLast(({ key }) => key.name === step) : undefined;
  return [field?.value, field?.key.at];
}
