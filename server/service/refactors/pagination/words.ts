import type { KnownPath } from '../../shapes/knownPaths.ts';

/** The last key of a dotted path, in lower case and without word separators. */
export function lastWord({ path }: Pick<KnownPath, 'path'>): string {
  return plain(lastKey({ path }));
}

/** The last key of a dotted path. */
export function lastKey({ path }: Pick<KnownPath, 'path'>): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

/** The words of all keys of a path, without separators. */
export function wordsOf({ path }: Pick<KnownPath, 'path'>): string[] {
  return path.split('.').map(plain);
}

/** Whether the key above a value is that of the next page. */
export function isOfNext(above: readonly string[]): boolean {
  return /^next(page)?$/.test(above.at(-1) ?? '');
}

/** Whether a value always had one of these types, or null. */
export function holdsOnly({ types }: Pick<KnownPath, 'types'>, allowed: readonly string[]): boolean {
  const found = types.filter((type) => type !== 'null');
  return found.length > 0 && found.every((type) => allowed.includes(type));
}

function plain(key: string): string {
  return key.toLowerCase().replace(/[^a-z0-9]/g, '');
}
