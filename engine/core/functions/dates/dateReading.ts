/** How far to move, unit by unit: a month is no number of days. */
export interface DateShift {
  year: number;
  month: number;
  day: number;
  second: number;
  microsecond: number;
}

/** A time of the day. `origin`: a word such as `today` only resets it, so that a time written out may still follow. */
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
 * What a date text has said so far: what it fixes and how far it moves on from there. The setters say whether that
 * agrees with what was said before.
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
  /** Days to move on that count Monday to Friday only. */
  workdays: number | undefined;
  /** 0 for Sunday. `mayBeToday`: whether the day itself will do, or only one after it. */
  weekday: { day: number; mayBeToday: boolean } | undefined;
  /** The weekday is one of the week from Monday to Sunday that the day is in. */
  isInWeek = false;
  monthEdge: 'first' | 'last' | undefined;
  /** Months from the named one to the one from whose first day a weekday is looked for. */
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

  /** A second zone may only repeat the first, as in `+0200 (CEST)`. */
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

  /** What came before is in the past. When a weekday was that is so far `ago`, is anybody's guess. */
  turnBack(): boolean {
    if (!this.isShifted || this.weekday !== undefined || this.isInWeek) return false;
    for (const unit of ['year', 'month', 'day', 'second', 'microsecond'] as const) this.shift[unit] *= -1;
    if (this.workdays !== undefined) this.workdays *= -1;
    return true;
  }
}
