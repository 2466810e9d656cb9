import { isYamlFile } from '@pagewright/core/project/editing/editSource';
import type { ExtractorService } from '../extractorService.ts';
import type { FoundPlace } from '../features/findPlace.ts';
import type { Composition } from './documents/composition.ts';

/** The places of JSON pointers in the asked document: of the first part in which each is there. */
export function composedPlaces(
  service: Pick<ExtractorService, 'findDocumentPlaces'>,
  composition: Composition,
  pointers: readonly string[],
): (FoundPlace | null)[] {
  const { parts, file } = composition.params;
  const found = parts.map(({ document }) => ({ document, places: service.findDocumentPlaces(document, pointers) }));
  return pointers.map((_, index) => {
    for (const { document, places } of found) {
      const place = places[index];
      const range = place && composition.within(document, place.range);
      // A value in YAML has other quotes, or none, so that it cannot be replaced by a text of JSON.
      if (range) return { range, ...(place.value !== undefined && !isYamlFile(file) && { value: place.value }) };
    }
    return null;
  });
}
