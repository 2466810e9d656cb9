import { parseStrictQuery } from './parseStrictQuery.ts';
import { writeStrictQuery } from './writeStrictQuery.ts';

/**
 * A finished query, encoded again by the strict rules that the authentication types with a query of their own and AWS
 * signing follow (`pagination.md`, end of 4.2).
 */
export function strictQuery(query: string): string {
  return writeStrictQuery(parseStrictQuery(query));
}
