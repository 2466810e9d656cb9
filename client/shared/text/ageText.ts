import { countText } from '@pagewright/engine/text/countText';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The time since something happened, in whole units: `just now`, `2 min ago`, `3 h ago`, `1 day ago`. */
export function ageText(milliseconds: number): string {
  if (milliseconds < minute) return 'just now';
  if (milliseconds < hour) return `${Math.floor(milliseconds / minute)} min ago`;
  if (milliseconds < day) return `${Math.floor(milliseconds / hour)} h ago`;
  return `${countText(Math.floor(milliseconds / day), 'day')} ago`;
}
