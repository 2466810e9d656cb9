import type { Evidence } from '../evidence.ts';
import { placeText } from '../signsOf.ts';
import type { TotalClaim } from './totalClaim.ts';

/** The place of a total, for a sentence. */
export function nameOf({ place }: TotalClaim): string {
  return placeText(place.at);
}

/** The place of a total, for evidence. */
export function seenAt({ place, page }: TotalClaim): Pick<Evidence, 'page' | 'path' | 'header'> {
  return { ...(page > 0 && { page }), ...place.at };
}
