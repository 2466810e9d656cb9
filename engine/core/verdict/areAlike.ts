import { hasField, type JsonObject, keysOf } from '../json/value.ts';

/**
 * Whether objects have the same keys, as records of one list have: at least half of all keys are in each of them, and
 * more than one is, unless there is no other.
 */
export function areAlike(objects: readonly JsonObject[]): boolean {
  const all = new Set(objects.flatMap(keysOf)).size;
  const shared = keysInAll(objects).length;
  return shared > 0 && shared * 2 >= all && (shared > 1 || all === 1);
}

export function keysInAll(objects: readonly JsonObject[]): string[] {
  return keysOf(objects[0] ?? {}).filter((key) => objects.every((object) => hasField(object, key)));
}
