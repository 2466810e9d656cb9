/** The weekday, 0 for Sunday, of a day counted from 1 January 1970, which was a Thursday. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}
