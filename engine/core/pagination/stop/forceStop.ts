import { UserError } from '../../../errors.ts';
import { integerOf, objectField } from '../../config/readValues.ts';
import { readDate } from '../../functions/readDate.ts';
import { isEmptyInConfig } from '../../json/isEmpty.ts';
import { jsonText } from '../../json/jsonText.ts';
import { getField, type JsonObject } from '../../json/value.ts';
import type { StopCondition, StopConditionFactory } from './stopCondition.ts';

interface Limits {
  pages: number | undefined;
  seconds: number | undefined;
  bytes: number | undefined;
  startedAt: number;
  now: () => number;
}

/** `forceStop` (`pagination.md` 12.2): limits on pages, time and volume, asked in this order. */
export const forceStop: StopConditionFactory = (options, now) => {
  const limits = objectField(options, 'forceStop');
  return limits === undefined ? undefined : counting(readLimits(limits, now), 0, 0);
};

function readLimits(limits: JsonObject, now: () => number): Limits {
  const read = (key: string) => integerOf(getField(limits, key)) || undefined;
  return { pages: read('pages'), seconds: readTime(limits), bytes: read('volume'), startedAt: wholeSeconds(now), now };
}

/**
 * Seconds, or a text such as `10 minutes` that is read from the beginning of Unix time. A bare number as text is no
 * date and counts as that beginning, which stops after one page (`configuration.md` 5.5).
 */
function readTime(limits: JsonObject): number | undefined {
  const time = getField(limits, 'time');
  if (time === undefined || isEmptyInConfig(time)) return undefined;
  if (typeof time !== 'string') return integerOf(time);
  const read = readDate(time, 0) ?? (integerOf(time) === undefined ? undefined : 0);
  if (read !== undefined) return read;
  const message = `"forceStop.time" is "${time}", which cannot be read as a time. Give seconds, or a text such as "10 minutes".`;
  throw new UserError('pagination.bad-time', message);
}

function counting(limits: Limits, pagesBefore: number, bytesBefore: number): StopCondition {
  return {
    after({ response }) {
      const pages = pagesBefore + 1;
      if (limits.pages !== undefined && pages >= limits.pages) return forced('pages', limits.pages);
      if (limits.seconds !== undefined && limits.startedAt + limits.seconds <= wholeSeconds(limits.now))
        return forced('time', limits.seconds);
      // Counted only where it is asked for: it writes every answer out once more.
      const bytes = limits.bytes === undefined ? 0 : bytesBefore + (jsonText(response)?.length ?? 0);
      if (limits.bytes !== undefined && bytes > limits.bytes) return forced('volume', limits.bytes);
      return counting(limits, pages, bytes);
    },
  };
}

function wholeSeconds(now: () => number): number {
  return Math.floor(now() / 1000);
}

function forced(key: string, value: number) {
  return { stop: 'force-stop' as const, message: `"forceStop.${key}" of ${value} was reached.` };
}
