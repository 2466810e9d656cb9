import type { Evidence } from '../evidence.ts';
import type { TotalClaim } from './totalClaim.ts';

/** The place of a total, for a sentence. */
export function nameOf({ place: { path, header } }: TotalClaim): string {
  return path === undefined ? `the header "${header}"` : `"${path}"`;
}

/** The place of a total, for evidence. */
export function seenAt({ place: { path, header }, page }: TotalClaim): Pick<Evidence, 'page' | 'path' | 'header'> {
  return { ...(page > 0 && { page }), ...(path !== undefined ? { path } : { header: header ?? '' }) };
}
