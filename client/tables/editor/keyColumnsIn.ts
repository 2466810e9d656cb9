import { parseText, readPath } from '../../shared/text/json.ts';

/** The columns of a table's primary key, from the text of its manifest; none without one. */
export function keyColumnsIn(manifest: string): string[] {
  const key = readPath(parseText(manifest), 'primary_key');
  return Array.isArray(key) ? key.filter((name) => typeof name === 'string') : [];
}
