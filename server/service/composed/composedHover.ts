import { isYamlFile } from '@pagewright/core/project/editing/editSource';
import type { Hover, Position } from 'vscode-json-languageservice';
import type { ExtractorService } from '../extractorService.ts';
import type { Composition } from './documents/composition.ts';

/** The hover at a position of the asked document, from the first composed text that knows something; in
 * JSON otherwise from its own text. */
export async function composedHover(
  service: Pick<ExtractorService, 'findHover'>,
  composition: Composition,
  position: Position,
): Promise<Hover | null> {
  for (const { document, position: there } of composition.placesFor(position)) {
    const hover = await service.findHover(document, there);
    if (hover === null) continue;
    const range = hover.range && composition.within(document, hover.range);
    return { contents: hover.contents, ...(range && { range }) };
  }
  return isYamlFile(composition.params.file) ? null : await service.findHover(composition.params.asked, position);
}
