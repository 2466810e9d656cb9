import { parseStrictQuery } from './parseStrictQuery.ts';
import { writeStrictQuery } from './writeStrictQuery.ts';

/** A query by decoded name, with the values of each in order; null where there is no `=`. */
export type QueryMap = Map<string, (string | null)[]>;

/** Reads an encoded query. The values of a repeated name stand together at the place of the first. */
export function readQuery(query: string): QueryMap {
  const map: QueryMap = new Map();
  for (const [name, value] of parseStrictQuery(query)) map.set(name, [...(map.get(name) ?? []), value]);
  return map;
}

/** Writes a query by the strict rules that requests with signatures and logins follow (`pagination.md` 4.2). */
export function writeQuery(map: QueryMap): string {
  return writeStrictQuery(
    [...map].flatMap(([name, values]) => values.map((value): [string, string | null] => [name, value])),
  );
}
