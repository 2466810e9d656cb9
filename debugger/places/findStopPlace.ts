import { isDeepStrictEqual } from 'node:util';
import type { ConfigPath, ConfigText, TextPosition } from './configText.ts';
import { pointerOf, type StopPlace, stopPlaceOf } from './stopPlace.ts';

/** Where a breakpoint is, after it has moved to what a run does. */
export interface FoundPlace extends TextPosition {
  place: StopPlace;
}

/** Where `api` and `config` are. */
export function rootOf(text: ConfigText): ConfigPath {
  return text.valueAt(['parameters']) === undefined ? [] : ['parameters'];
}

/**
 * The place for a breakpoint, counted from 0: in its line the first one, or the last one up to its column; else the next
 * one below, or the last one above.
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

/** The places of a line, outer ones first. What stops at the same moments as the place before it is left out. */
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
