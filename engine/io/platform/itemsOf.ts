import { type JsonPart, ShapeError } from '../../core/platform/jsonPart.ts';

/** The items of an answer that is a list. Throws a ShapeError. */
export function itemsOf(answer: JsonPart): JsonPart[] {
  const items = answer.list();
  if (items === undefined) throw new ShapeError('it is not a list');
  return items;
}
