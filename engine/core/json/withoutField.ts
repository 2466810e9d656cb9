import { entriesOf, type JsonObject, objectFrom } from './value.ts';

/** A copy without one key. */
export function withoutField(object: JsonObject, key: string): JsonObject {
  return objectFrom(entriesOf(object).filter(([name]) => name !== key));
}
