import { parseStrictQuery, writeStrictQuery } from './strictQuery.ts';

/** A query as a map from decoded names to their values in order; null for a name without `=`. */
export type QueryMap = Map<string, (string | null)[]>;

/** Reads an encoded query. The values of a repeated name are collected at its first position. */
export function readQuery(query: string): QueryMap {
  const map: QueryMap = new Map();
  for (const [name, value] of parseStrictQuery(query)) map.set(name, [...(map.get(name) ?? []), value]);
  return map;
}

/** Writes a query by the strict rules for signed requests and logins (`docs/format/pagination.md#42-get`). */
export function writeQuery(map: QueryMap): string {
  return writeStrictQuery(
    [...map].flatMap(([name, values]) => values.map((value): [string, string | null] => [name, value])),
  );
}
