/** What a JSON value is, in words that follow "but is". */
export function typeName(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'number') return Number.isInteger(value) ? 'a number' : 'a fraction';
  return typeof value === 'string' ? 'text' : 'an object';
}
