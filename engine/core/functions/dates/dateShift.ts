/** How far to move, unit by unit: a month is no number of days. */
export interface DateShift {
  year: number;
  month: number;
  day: number;
  second: number;
  microsecond: number;
}
