import { parseText } from '../text/parseText.ts';
import { mergeShapes } from './mergeShapes.ts';

/**
 * The text that the shapes file should hold after a run, or undefined where it should stay as it is. A whole run
 * replaces it; a trial only adds to it, because it saw a part.
 */
export function shapesToKeep(inPlace: string | undefined, learned: string, isWhole: boolean): string | undefined {
  const wanted = inPlace === undefined || isWhole ? learned : mergeShapes(inPlace, learned);
  return inPlace !== undefined && isSame(inPlace, wanted) ? undefined : wanted;
}

/** The same but for the layout, which a formatter may have changed. */
function isSame(text: string, other: string): boolean {
  return text === other || JSON.stringify(parseText(text)) === JSON.stringify(parseText(other));
}
