import { parseStrictQuery } from './strictQuery.ts';

/** The decoded values of an encoded query or form by name, as signatures use them. A missing value is empty. */
export function valuesByName(query: string): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const [name, value] of parseStrictQuery(query)) values.set(name, [...(values.get(name) ?? []), value ?? '']);
  return values;
}
