/** The distance to move, by unit, because months differ in length. */
export interface DateShift {
  year: number;
  month: number;
  day: number;
  second: number;
  microsecond: number;
}

/** A time of day. A word such as `today` only resets it (`origin`), so that a written time may still follow. */
export interface TimeOfDay {
  hour: number;
  minute: number;
  second: number;
  microsecond: number;
  origin: 'reset' | 'noon' | 'written';
}

/** Seconds east of UTC, or the name of a zone. */
export type Zone = number | string;

/**
 * The content of a date text so far: the date and time it fixes and the distance it moves from there. The setters
 * return false if a new part contradicts an earlier one.
 */
export class DateReading {
  year: number | undefined;
  month: number | undefined;
  day: number | undefined;
  isDated = false;
  clock: TimeOfDay | undefined;
  zone: Zone | undefined;
  isShifted = false;
  readonly shift: DateShift = { year: 0, month: 0, day: 0, second: 0, microsecond: 0 };
  /** Workdays (Monday to Friday) to move. */
  workdays: number | undefined;
  /** 0 for Sunday. `mayBeToday`: whether the day itself is accepted, or only a later one. */
  weekday: { day: number; mayBeToday: boolean } | undefined;
  /** Whether the weekday is in the same week, from Monday to Sunday, as the day. */
  isInWeek = false;
  monthEdge: 'first' | 'last' | undefined;
  /** Months to add to the named month before a weekday is searched from its first day. */
  weekdayFromMonth: number | undefined;

  setDate(year: number | undefined, month: number, day: number | undefined): boolean {
    if (this.isDated || (year !== undefined && this.year !== undefined)) return false;
    this.isDated = true;
    this.year ??= year;
    this.month = month;
    this.day = day;
    return true;
  }

  setYear(year: number): boolean {
    if (this.year !== undefined) return false;
    this.year = year;
    return true;
  }

  setTime(hour: number, minute: number, second = 0, microsecond = 0): boolean {
    if (this.clock?.origin === 'written') return false;
    this.clock = { hour, minute, second, microsecond, origin: 'written' };
    return true;
  }

  resetTime(hour: 0 | 12 = 0): boolean {
    this.clock = { hour, minute: 0, second: 0, microsecond: 0, origin: hour === 0 ? 'reset' : 'noon' };
    return true;
  }

  /** Sets the zone. A second one may only repeat the first, as in `+0200 (CEST)`. */
  setZone(zone: Zone): boolean {
    this.zone ??= zone;
    return this.zone === zone;
  }

  setWeekday(day: number, mayBeToday: boolean): boolean {
    if (this.weekday !== undefined) return false;
    this.weekday = { day, mayBeToday };
    return this.resetTime();
  }

  moveBy(unit: keyof DateShift, count: number): boolean {
    this.isShifted = true;
    this.shift[unit] += count;
    return true;
  }

  moveByWorkdays(count: number): boolean {
    if (this.workdays !== undefined) return false;
    this.isShifted = true;
    this.workdays = count;
    return true;
  }

  /** Turns the moves so far into the past. A weekday followed by `ago` has no clear meaning. */
  turnBack(): boolean {
    if (!this.isShifted || this.weekday !== undefined || this.isInWeek) return false;
    for (const unit of ['year', 'month', 'day', 'second', 'microsecond'] as const) this.shift[unit] *= -1;
    if (this.workdays !== undefined) this.workdays *= -1;
    return true;
  }
}
