import { parseStrictQuery } from './parseStrictQuery.ts';
import { writeStrictQuery } from './writeStrictQuery.ts';

/**
 * Encodes a finished query again by the strict rules of AWS signing and of the authentication types that add query
 * parameters (end of `docs/format/pagination.md#42-get`).
 */
export function strictQuery(query: string): string {
  return writeStrictQuery(parseStrictQuery(query));
}
