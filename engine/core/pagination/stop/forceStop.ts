import { UserError } from '../../errors.ts';
import { readDate } from '../../functions/readDate.ts';
import { isEmptyInConfig } from '../../json/isEmpty.ts';
import { jsonText } from '../../json/jsonText.ts';
import { integerOf, numberOf } from '../../json/readValues.ts';
import { getField, type JsonObject } from '../../json/value.ts';
import { forceStop } from '../../schema/generated/options.ts';
import { OptionReader } from '../../schema/optionReader.ts';
import type { StopCondition, StopRule } from './stopCondition.ts';

/** `forceStop` (`docs/format/pagination.md#122-forcestop`): limits on pages, time and volume, checked in this order. */
export interface ForceStop extends StopRule {
  pages: number | undefined;
  /** Seconds, or a text such as `10 minutes`. */
  time: number | string | undefined;
  /** Characters of all responses together. */
  volume: number | undefined;
}

export function readForceStop(written: JsonObject): ForceStop {
  const options = new OptionReader(written, forceStop);
  const limits = {
    pages: options.integer('pages') || undefined,
    time: readTime(written),
    volume: options.integer('volume') || undefined,
  };
  return { ...limits, begin: (now) => begin(limits, now), ends: endsOf(limits) };
}

type Limits = Pick<ForceStop, 'pages' | 'time' | 'volume'>;

function readTime(written: JsonObject): number | string | undefined {
  const time = getField(written, 'time');
  if (isEmptyInConfig(time)) return undefined;
  return typeof time === 'string' ? time : numberOf(time);
}

function endsOf({ pages, time, volume }: Limits): string[] {
  const passed = typeof time === 'string' ? `"${time}"` : `${time} seconds`;
  return [
    ...(pages === undefined ? [] : [`${pages} ${pages === 1 ? 'page was' : 'pages were'} read ("forceStop.pages")`]),
    ...(time === undefined ? [] : [`${passed} have passed ("forceStop.time")`]),
    ...(volume === undefined ? [] : [`the responses have more than ${volume} characters ("forceStop.volume")`]),
  ];
}

/** The limits of one run of a job. */
interface Watched extends Omit<Limits, 'time'> {
  seconds: number | undefined;
  startedAt: number;
  now: () => number;
}

function begin({ pages, time, volume }: Limits, now: () => number): StopCondition {
  return counting({ pages, volume, seconds: secondsOf(time), startedAt: wholeSeconds(now), now }, 0, 0);
}

/**
 * Seconds; a text is relative to Unix time 0. A number as text is not a date and counts as 0, which stops after one
 * page (`docs/format/configuration.md#55-pagination`).
 */
function secondsOf(time: Limits['time']): number | undefined {
  if (typeof time !== 'string') return integerOf(time);
  const read = readDate(time, 0) ?? (integerOf(time) === undefined ? undefined : 0);
  if (read !== undefined) return read;
  const message = `"forceStop.time" is "${time}", which cannot be read as a time. Give seconds, or a text such as "10 minutes".`;
  throw new UserError('pagination.bad-time', message);
}

function counting(watched: Watched, pagesBefore: number, before: number): StopCondition {
  const { pages: most, seconds, volume, startedAt, now } = watched;
  return {
    after({ response, whole }) {
      const pages = pagesBefore + 1;
      if (most !== undefined && pages >= most) return forced('pages', most);
      if (seconds !== undefined && startedAt + seconds <= wholeSeconds(now)) return forced('time', seconds);
      // Counted only if configured, because it writes every response out again.
      const length = volume === undefined ? 0 : before + (jsonText(whole?.() ?? response)?.length ?? 0);
      if (volume !== undefined && length > volume) return forced('volume', volume);
      return counting(watched, pages, length);
    },
  };
}

function wholeSeconds(now: () => number): number {
  return Math.floor(now() / 1000);
}

function forced(key: string, value: number) {
  return { stop: 'force-stop' as const, message: `"forceStop.${key}" of ${value} was reached.` };
}
