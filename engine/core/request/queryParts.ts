import { decodeUri } from '../text/decodeUri.ts';
import { parseStrictQuery } from './strictQuery.ts';

/** A part of a query: as written, and decoded. */
export interface QueryPart {
  written: string;
  name: string;
  value: string | null;
}

/** The parts of an encoded query, in order. */
export function queryParts(query: string): QueryPart[] {
  const written = query.split('&');
  return parseStrictQuery(query).map(([name, value], index) => ({ written: written[index] ?? '', name, value }));
}

/** Whether a job with these as `params` sends an equal query: each name once, with a value, and nothing lost. */
export function canBeParams(parts: readonly QueryPart[]): boolean {
  const names = new Set(parts.map(({ name }) => name));
  return (
    names.size === parts.length &&
    parts.every(
      ({ written, name, value }) => value !== null && name !== '' && name !== '0' && decodeUri(written) !== undefined,
    )
  );
}
