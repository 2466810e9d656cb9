import { dayNumber } from './dayNumber.ts';

/** The week of a day and the year it counts for (ISO 8601): those of its Thursday. */
export function isoWeekOf(time: Date): { week: number; year: number } {
  const toThursday = 4 - (time.getUTCDay() || 7);
  const thursday = new Date(time.getTime() + toThursday * 86_400_000);
  const year = thursday.getUTCFullYear();
  const dayOfYear = Math.floor(thursday.getTime() / 86_400_000) - dayNumber(year, 1, 1);
  return { week: Math.floor(dayOfYear / 7) + 1, year };
}
