import type { JsonValue } from '../../json/value.ts';

const isoTime = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?) ?(Z|[+-]\d{2}:?\d{2})?$/;
const httpTime = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const maxLength = 40;
/** Seconds and milliseconds of the years 2001 to 2286. */
const [minSeconds, minMs, maxMs] = [1e9, 1e12, 1e13];

/** A time with seconds in Unix milliseconds, in UTC if it is a text without a zone; undefined for anything else. */
export function readMoment(value: JsonValue | undefined): number | undefined {
  if (typeof value === 'number') return unixMs(value);
  if (typeof value !== 'string' || value.length > maxLength) return undefined;
  const [, day, time, zone = 'Z'] = isoTime.exec(value) ?? [];
  if (day !== undefined) return numberOf(Date.parse(`${day}T${time}${zone}`));
  if (httpTime.test(value)) return numberOf(Date.parse(value));
  return /^\d{10,13}(\.\d{1,9})?$/.test(value) ? unixMs(Number(value)) : undefined;
}

function unixMs(value: number): number | undefined {
  if (value < minSeconds || value >= maxMs) return undefined;
  if (value < minSeconds * 10) return value * 1000;
  return value < minMs ? undefined : value;
}

function numberOf(time: number): number | undefined {
  return Number.isNaN(time) ? undefined : time;
}
