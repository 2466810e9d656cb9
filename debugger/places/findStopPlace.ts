import { isDeepStrictEqual } from 'node:util';
import type { ConfigPath, ConfigText, TextPosition } from './configText.ts';
import { pointerOf, type StopPlace, stopPlaceOf } from './stopPlace.ts';

/** The place of a breakpoint, after it has moved to a step of a run. */
export interface FoundPlace extends TextPosition {
  place: StopPlace;
}

/** The path of the object with `api` and `config`. */
export function rootOf(text: ConfigText): ConfigPath {
  return text.valueAt(['parameters']) === undefined ? [] : ['parameters'];
}

/**
 * The place for a breakpoint, counted from 0: in its line the first one, or the last one up to its column; otherwise
 * the next one below, or the last one above.
 */
export function findStopPlace(text: ConfigText, line: number, column = 0): FoundPlace | undefined {
  const here = placesInLine(text, line);
  return here.findLast((place) => place.column <= column) ?? here[0] ?? findBelow(text, line) ?? findAbove(text, line);
}

function findBelow(text: ConfigText, line: number): FoundPlace | undefined {
  for (let below = line + 1; below < text.lines; below++) {
    const [found] = placesInLine(text, below);
    if (found !== undefined) return found;
  }
  return undefined;
}

function findAbove(text: ConfigText, line: number): FoundPlace | undefined {
  for (let above = line - 1; above >= 0; above--) {
    const found = placesInLine(text, above).at(-1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The places of a line, outer ones first. Leaves out places that stop at the same moments as the one before. */
export function placesInLine(text: ConfigText, line: number): FoundPlace[] {
  const root = rootOf(text);
  const places: FoundPlace[] = [];
  for (const path of text.pathsInLine(line)) {
    const place = stopPlaceOf(path, root);
    if (place === undefined || isDeepStrictEqual(place, places.at(-1)?.place)) continue;
    places.push({ ...text.positionOf(pointerOf(path)), place });
  }
  return places;
}
