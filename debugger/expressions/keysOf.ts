import type { JsonKeys } from '../variables/jsonVariable.ts';

/** The keys and indexes of a path such as `response.meta["next token"][0]`, after its first name. */
export function keysOf(path: string): JsonKeys {
  return [...path.matchAll(/\.(\w+)|\["((?:[^"\\]|\\.)*)"\]|\[(\d+)\]/g)].map(([, name, quoted, index]) => {
    if (index !== undefined) return Number(index);
    return name ?? String(JSON.parse(`"${quoted}"`));
  });
}
