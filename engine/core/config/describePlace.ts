/** How a message calls the value at a JSON pointer: by the user's own key, or by its position in a list. */
export function describePlace(pointer: string, document: unknown): string {
  const keys = pointer.split('/').slice(1).map(unescapeKey);
  const last = keys.pop();
  if (last === undefined) return 'the configuration';
  const container = keys.reduce(valueAt, document);
  return Array.isArray(container) ? `element ${Number(last) + 1} of "${keys.at(-1) ?? ''}"` : `"${last}"`;
}

function unescapeKey(key: string): string {
  return key.replaceAll('~1', '/').replaceAll('~0', '~');
}

function valueAt(container: unknown, key: string): unknown {
  if (typeof container !== 'object' || container === null) return undefined;
  return new Map<string, unknown>(Object.entries(container)).get(key);
}
