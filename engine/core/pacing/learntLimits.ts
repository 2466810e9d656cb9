import { entriesOf, Float, getField, isObject, type JsonValue } from '../json/value.ts';

/** Limits of an origin as runs learnt them, for the next run. */
export interface LearntLimit {
  /** Requests in a second that work, where more were refused. */
  requestsPerSecond?: number;
  /** Requests in flight that work, where more were refused. */
  inFlight?: number;
  /** Requests that were accepted since each was found or more was tried, so that short runs together try more, too. */
  acceptedAtRate?: number;
  acceptedInFlight?: number;
  /** Requests in flight at the end of the last run. */
  width?: number;
}

/** Learnt limits by origin, as in `https://api.example.com`. */
export type LearntLimits = Readonly<Record<string, LearntLimit>>;

/**
 * The keys, with the least that each can be: with less than one in flight, nothing would ever be sent, and with less than
 * one in an hour hardly anything.
 */
const least = { requestsPerSecond: 1 / 3600, inFlight: 1, acceptedAtRate: 0, acceptedInFlight: 0, width: 1 } as const;
const keys = ['requestsPerSecond', 'inFlight', 'acceptedAtRate', 'acceptedInFlight', 'width'] as const;

/** Reads learnt limits. What is damaged is left out: it is learnt again. */
export function readLearntLimits(value: JsonValue | undefined): LearntLimits {
  if (!isObject(value)) return {};
  return Object.fromEntries(entriesOf(value).map(([origin, limit]) => [origin, readLimit(limit)]));
}

/** Whether a run has learnt nothing new. */
export function isSameLimit(now: LearntLimit, before: LearntLimit = {}): boolean {
  return keys.every((key) => now[key] === before[key]);
}

function readLimit(value: JsonValue): LearntLimit {
  if (!isObject(value)) return {};
  const numbers = keys.flatMap((key) => {
    const given = getField(value, key);
    const number = given instanceof Float ? given.value : given;
    const isUsable = typeof number === 'number' && Number.isFinite(number) && number >= least[key];
    return isUsable ? [[key, number] as const] : [];
  });
  return Object.fromEntries(numbers);
}
