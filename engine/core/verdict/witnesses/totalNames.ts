import type { Evidence } from '../evidence.ts';
import { placeText } from '../signsOf.ts';
import type { TotalClaim } from './totalClaim.ts';

export function nameOf({ place }: TotalClaim): string {
  return placeText(place.at);
}

export function seenAt({ place, page }: TotalClaim): Pick<Evidence, 'page' | 'path' | 'header'> {
  return { ...(page > 0 && { page }), ...place.at };
}
