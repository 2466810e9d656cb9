import type { Location, Position } from 'vscode-json-languageservice';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { nameIndex } from '../model/nameIndex.ts';
import { locationsOf } from './references.ts';

/**
 * Where the name at a position is defined: a scroller in `scrollers`, a data type in its jobs, a placeholder in
 * `placeholders`, an attribute in `config`. There may be several places or none.
 */
export function findDefinition(model: ExtractorModel, position: Position): Location[] {
  const found = nameIndex(model).nameAt(model.document.offsetAt(position));
  return found ? locationsOf(model, found.name.definitions) : [];
}
