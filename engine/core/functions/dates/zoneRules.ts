import type { DateReading } from './dateReading.ts';
import { type DateRule, dateRule, type Groups } from './dateRule.ts';
import { isKnownZone } from './isKnownZone.ts';
import { zoneAbbreviations } from './zoneAbbreviations.ts';

/** The zone that a time is in, as an offset, by its abbreviation or by its name. */
export const zoneRules: readonly DateRule[] = [
  dateRule('(?<gmt>gmt)?(?<sign>[+-])(?<hours>2[0-4]|[01]?\\d)(?::?(?<minutes>[0-5]\\d))?', setOffset),
  dateRule('\\((?<name>[a-z]{1,6})\\)|(?<bare>[a-z]{1,6})', setAbbreviated),
  dateRule('(?<name>[a-z]+(?:[_/-][a-z]+)+)', setNamed),
];

/** `-2` beside no time is more likely a count that lost its unit. */
function setOffset(reading: DateReading, { gmt, sign, hours, minutes }: Groups): boolean {
  const isTimed = reading.clock?.origin === 'written';
  if (!isTimed && gmt === undefined && (minutes === undefined || !reading.isDated)) return false;
  const offset = Number(hours) * 3600 + Number(minutes ?? 0) * 60;
  return reading.setZone(sign === '-' ? 0 - offset : offset);
}

function setAbbreviated(reading: DateReading, { name, bare = '' }: Groups): boolean {
  const offset = zoneAbbreviations.get((name ?? bare).toLowerCase());
  return offset !== undefined && reading.setZone(offset);
}

function setNamed(reading: DateReading, { name = '' }: Groups): boolean {
  return isKnownZone(name) && reading.setZone(name);
}
