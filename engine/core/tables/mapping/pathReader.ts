import { Float, isObject, type JsonValue } from '../../json/value.ts';

/** Reads one value from a row; undefined if the path does not exist. */
export type PathReader = (row: JsonValue) => JsonValue | undefined;

/**
 * Prepares a path, so that nothing is split or searched per row (`docs/format/mapping.md#3-paths`). A path equal to the
 * delimiter means the row itself, as does an empty one for a scalar.
 */
export function buildPathReader(path: string, delimiter: string): PathReader {
  if (path === delimiter) return (row) => row;
  const steps = path.split(delimiter).map(buildStep);
  const [only] = steps;
  if (only === undefined || steps.length > 1) return (row) => followSteps(row, steps);
  return path === '' ? (row) => (isScalar(row) ? row : only(row)) : only;
}

function followSteps(row: JsonValue, steps: readonly PathReader[]): JsonValue | undefined {
  let found: JsonValue | undefined = row;
  for (const step of steps) {
    found = step(found);
    if (found === undefined) return undefined;
  }
  return found;
}

function isScalar(value: JsonValue): boolean {
  return !Array.isArray(value) && !isObject(value);
}

function buildStep(key: string): PathReader {
  const index = /^(0|[1-9]\d*)$/.test(key) ? Number(key) : undefined;
  // Ownership matters only for a key that every object inherits.
  const isInherited = key in Object.prototype;
  return (value) => {
    if (typeof value !== 'object' || value === null) return undefined;
    if (Array.isArray(value)) return index === undefined ? undefined : value[index];
    if (value instanceof Map) return value.get(key);
    if (value instanceof Float || (isInherited && !Object.hasOwn(value, key))) return undefined;
    return value[key];
  };
}
