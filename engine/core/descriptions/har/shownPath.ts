import type { Redactor } from '../../secrecy/redactor.ts';
import { maskPath } from '../recorded/pathSecrets.ts';
import { isOpaque } from './pathIds.ts';
import type { Entry } from './readEntries.ts';

/** The path of a recorded request below a base path (with a slash at both ends), without possible secrets. */
export function shownPath({ url }: Pick<Entry, 'url'>, base: string, redactor: Redactor): string {
  const pathname = maskPath(new URL(url).pathname, redactor);
  const below = pathname.startsWith(base) ? pathname.slice(base.length - 1) : pathname;
  const segments = below.split('/').map((segment) => (isOpaque(segment) ? '{value}' : segment));
  return segments.join('/');
}
