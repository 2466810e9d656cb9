import type { Forecast } from '../contracts/generated/types.ts';

/** How much a run may do before the user is asked; 0 or absent: whatever it is. */
export interface AskAbove {
  requests?: number | undefined;
  minutes?: number | undefined;
}

/** The part of a forecast that is above what a run may do unasked. An unknown number is not above. */
export function findExcess(
  { requests, atLeast, seconds }: Forecast,
  { requests: mostRequests = 0, minutes: mostMinutes = 0 }: AskAbove,
): 'requests' | 'minutes' | undefined {
  if (mostRequests > 0 && (requests?.about ?? atLeast ?? 0) > mostRequests) return 'requests';
  return mostMinutes > 0 && (seconds?.about ?? 0) > mostMinutes * 60 ? 'minutes' : undefined;
}
