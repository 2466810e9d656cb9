import type { KnownPath } from './knownPaths.ts';

/** Whether a path never had a list or an object. */
export function isSingleValue({ types }: KnownPath): boolean {
  return !types.includes('object') && !types.includes('array');
}
