import type { SourcePlace } from '@pagewright/core/project/source/sourceNode';
import type { Location, Position, Range } from 'vscode-json-languageservice';
import type { ComposedDocument } from './composedDocument.ts';
import type { ComposedPlace, Composition } from './composition.ts';

/**
 * Where to ask about a name, so that it is found in the whole configuration: in a part with the asked position, and in
 * every other part at a place where the name is also written. `rangesOf` gives the places of a name in one part.
 */
export function placesOfName(
  composition: Composition,
  position: Position,
  rangesOf: (place: ComposedPlace) => readonly Range[],
): ComposedPlace[] {
  const { parts, others } = composition.params;
  const waiting = new Set([...parts, ...others].map(({ document }) => document));
  const asked: ComposedPlace[] = [];
  let places: SourcePlace[] = [];
  const ask = (place: ComposedPlace): boolean => {
    const ranges = rangesOf(place);
    if (ranges.length === 0) return false;
    waiting.delete(place.document);
    asked.push(place);
    places = [...places, ...ranges.flatMap((range) => composition.placeOf(place.document, range) ?? [])];
    return true;
  };
  if (![...composition.placesFor(position)].some(ask)) return [];
  let hasMore = true;
  while (hasMore) hasMore = [...waiting].some((document) => candidates(document, places).some(ask));
  return asked;
}

function candidates(document: ComposedDocument, places: readonly SourcePlace[]): ComposedPlace[] {
  return places.flatMap(({ file, start }) => {
    const offset = document.composed.positionOf(file, start);
    return offset === undefined ? [] : [{ document, position: document.positionAt(offset) }];
  });
}

/** The places of the files, each once, in the order of the files and of their texts. */
export function orderedLocations(locations: readonly Location[]): Location[] {
  const byPlace = new Map(locations.map((location) => [JSON.stringify([location.uri, location.range]), location]));
  return [...byPlace.values()].toSorted(
    (a, b) =>
      (a.uri < b.uri ? -1 : Number(a.uri > b.uri)) ||
      a.range.start.line - b.range.start.line ||
      a.range.start.character - b.range.start.character,
  );
}
