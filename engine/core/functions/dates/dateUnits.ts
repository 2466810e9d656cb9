import type { DateShift } from './dateShift.ts';

/** The units of a relative date in the singular: what they move, and by how much. */
export const dateUnits: ReadonlyMap<string, readonly [keyof DateShift, number]> = new Map([
  ['usec', ['microsecond', 1]],
  ['microsecond', ['microsecond', 1]],
  ['ms', ['microsecond', 1000]],
  ['msec', ['microsecond', 1000]],
  ['millisecond', ['microsecond', 1000]],
  ['sec', ['second', 1]],
  ['second', ['second', 1]],
  ['min', ['second', 60]],
  ['minute', ['second', 60]],
  ['hour', ['second', 3600]],
  ['day', ['day', 1]],
  ['week', ['day', 7]],
  ['fortnight', ['day', 14]],
  ['forthnight', ['day', 14]],
  ['month', ['month', 1]],
  ['year', ['year', 1]],
]);
