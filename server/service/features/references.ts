import type { Location, Position } from 'vscode-json-languageservice';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { nameIndex } from '../model/names/nameIndex.ts';
import { rangeOf, type Span } from '../text/ranges.ts';

/** Every place where the name at a position is written, with or without its definitions. */
export function findReferences(model: ExtractorModel, position: Position, withDefinitions: boolean): Location[] {
  const { document } = model;
  const found = nameIndex(model).nameAt(document.offsetAt(position));
  if (!found) return [];
  const { definitions, uses } = found.name;
  return locationsOf(model, withDefinitions ? [...definitions, ...uses] : uses);
}

/** The places of a document, in document order. */
export function locationsOf({ document }: ExtractorModel, spans: readonly Span[]): Location[] {
  const ordered = spans.toSorted((a, b) => a.offset - b.offset);
  return ordered.map((span) => ({ uri: document.uri, range: rangeOf(document, span) }));
}
