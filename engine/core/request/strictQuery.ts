import { parseStrictQuery } from './parseStrictQuery.ts';
import { writeStrictQuery } from './writeStrictQuery.ts';

/**
 * Encodes a finished query again by the strict rules of AWS signing and of the authentication types that add query
 * parameters (`pagination.md`, end of 4.2).
 */
export function strictQuery(query: string): string {
  return writeStrictQuery(parseStrictQuery(query));
}
