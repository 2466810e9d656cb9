import type { KnownPath } from '@pagewright/core/shapes/knownPaths';

/** Whether a path never had a list or an object. */
export function isSingleValue({ types }: KnownPath): boolean {
  return !types.includes('object') && !types.includes('array');
}
