import type { ExtractorService } from '../extractorService.ts';
import type { FoundPlace } from '../features/findPlace.ts';
import type { Composition } from './documents/composition.ts';

/** The places of JSON pointers in the asked document: of the first part in which each is there. */
export function composedPlaces(
  service: Pick<ExtractorService, 'findDocumentPlaces'>,
  composition: Composition,
  pointers: readonly string[],
): (FoundPlace | null)[] {
  const { parts } = composition.params;
  const found = parts.map(({ document }) => ({ document, places: service.findDocumentPlaces(document, pointers) }));
  return pointers.map((_, index) => {
    for (const { document, places } of found) {
      const place = places[index];
      const range = place && composition.within(document, place.range);
      if (!range) continue;
      // A text of JSON takes the place of one on a line of YAML, whatever its quotes are; not that of several lines.
      const isOnLine = range.start.line === range.end.line;
      return { range, ...(place?.value !== undefined && isOnLine && { value: place.value }) };
    }
    return null;
  });
}
