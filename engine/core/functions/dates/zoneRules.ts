import type { DateReading } from './dateReading.ts';
import { type DateRule, dateRule, type Groups } from './dateRule.ts';

/** Abbreviations by hours east of UTC, without ambiguous ones (`IST`, `GST`, `KST`…), which could be wrong. */
const abbreviations: readonly [number, string][] = [
  [-10, 'hst'],
  [-9, 'akst hdt'],
  [-8, 'pst akdt'],
  [-7, 'mst pdt'],
  [-6, 'cst mdt'],
  [-5, 'est cdt'],
  [-4, 'ast edt'],
  [-3.5, 'nst'],
  [-3, 'adt'],
  [-2.5, 'ndt'],
  [0, 'z utc uct gmt wet'],
  [1, 'cet met bst west wat'],
  [2, 'cest mest eet sast cat'],
  [3, 'eest msk eat idt'],
  [4, 'msd'],
  [5, 'pkt'],
  [7, 'wib'],
  [8, 'awst hkt sgt wita'],
  [9, 'jst wit'],
  [9.5, 'acst'],
  [10, 'aest'],
  [10.5, 'acdt'],
  [11, 'aedt'],
  [12, 'nzst'],
  [13, 'nzdt'],
];

/** Seconds east of UTC by zone abbreviation, in lower case. */
const zoneAbbreviations: ReadonlyMap<string, number> = new Map(
  abbreviations.flatMap(([hours, names]) => names.split(' ').map((name) => [name, hours * 3600])),
);

/** The zone of a time, as an offset, an abbreviation or a name. */
export const zoneRules: readonly DateRule[] = [
  dateRule('(?<gmt>gmt)?(?<sign>[+-])(?<hours>2[0-4]|[01]?\\d)(?::?(?<minutes>[0-5]\\d))?', setOffset),
  dateRule('\\((?<name>[a-z]{1,6})\\)|(?<bare>[a-z]{1,6})', setAbbreviated),
  dateRule('(?<name>[a-z]+(?:[_/-][a-z]+)+)', setNamed),
];

/** Sets an offset. `-2` without a time is more likely a count whose unit is missing. */
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

/** Whether a name such as `Europe/Prague` is one of the IANA zones. */
function isKnownZone(name: string): boolean {
  try {
    return name.includes('/') && new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
