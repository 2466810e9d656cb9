import { jsonText } from '../core/json/jsonText.ts';
import { entriesOf, getField, isObject, type JsonObject, type JsonValue, objectFrom } from '../core/json/value.ts';
import type { Structure } from '../core/tables/structure.ts';
import { structVersion, writeStructure } from '../core/tables/structureState.ts';

/**
 * The text of the state for the next run (`json-to-csv.md` section 11): what was loaded, with this run's start and the
 * columns that are known now laid over it.
 */
export function nextState(
  { state, startedAt }: { state: JsonObject; startedAt: number },
  structure: Structure,
): string {
  const next: JsonObject = {
    time: { previousStart: Math.floor(startedAt / 1000) },
    'json_parser.struct': mergeObjects(getField(state, 'json_parser.struct'), writeStructure(structure)),
    'json_parser.structVersion': structVersion,
  };
  return jsonText(objectFrom([...entriesOf(state), ...entriesOf(next)])) ?? '{}';
}

/** Recursive, key by key; nothing of the older one is removed. */
function mergeObjects(under: JsonValue | undefined, over: JsonValue): JsonValue {
  if (!isObject(under) || !isObject(over)) return over;
  const merged = new Map(entriesOf(under));
  for (const [key, value] of entriesOf(over)) merged.set(key, mergeObjects(merged.get(key), value));
  return objectFrom(merged);
}
