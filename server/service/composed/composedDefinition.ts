import type { Location, Position } from 'vscode-json-languageservice';
import type { ExtractorService } from '../extractorService.ts';
import type { Composition } from './documents/composition.ts';
import { mapAnswer } from './documents/mapAnswer.ts';

/** The definitions of the name at a position of the asked document, in any file of its configuration. */
export async function composedDefinition(
  service: Pick<ExtractorService, 'findDefinition'>,
  composition: Composition,
  position: Position,
): Promise<Location[]> {
  for (const { document, position: there } of composition.placesFor(position)) {
    const found = mapAnswer(await service.findDefinition(document, there), composition.mapOf(document));
    if (found !== undefined && found.length > 0) return found;
  }
  return [];
}
