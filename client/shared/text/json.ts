import { parsePlain } from '@pagewright/engine/json';
/** Parses a JSON text; undefined if it is not JSON (half-written text is the normal case). */
export function parseText(text: string): unknown {
  try {
    return parsePlain(text);
  } catch {
    return undefined;
  }
}

/** The value at a path of keys in a parsed JSON value, or undefined if there is none. */
export function readPath(value: unknown, ...keys: string[]): unknown {
  let current = value;
  for (const key of keys) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) return undefined;
    current = Reflect.get(current, key);
  }
  return current;
}
