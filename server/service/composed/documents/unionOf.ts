import type { ComposedDocument } from './composedDocument.ts';
import type { Composition } from './composition.ts';
import { mapAnswer } from './mapAnswer.ts';

/**
 * The answers of a feature about all parts of the asked document, as far as they are in its file. Of those with
 * the same id the first one counts; by default equal ones have the same.
 */
export function unionOf<Item>(
  composition: Composition,
  find: (document: ComposedDocument) => Item[],
  idOf: (item: Item) => unknown = (item) => item,
): Item[] {
  const found = composition.params.parts.flatMap(
    ({ document }) => mapAnswer(find(document), composition.mapOf(document)) ?? [],
  );
  return firstById(found, idOf);
}

/** The items without those whose id was there before. */
export function firstById<Item>(items: readonly Item[], idOf: (item: Item) => unknown): Item[] {
  const byId = new Map(items.toReversed().map((item) => [JSON.stringify(idOf(item)), item]));
  return [...byId.values()].toReversed();
}
