import { momentOf } from '../../recognition/momentWords.ts';
import { plainName } from '../../recognition/plainName.ts';
import type { Change } from './changedFields.ts';
import { readMoment } from './readMoment.ts';

/** The `Date` of the previous response and of this one in Unix milliseconds, if known. */
export interface Dates {
  before: number | undefined;
  after: number | undefined;
}

const [second, minute, hour] = [1000, 60_000, 3_600_000];
/** The step by which time zones differ, and the maximum. */
const [zoneStep, maxZone] = [15 * minute, 14 * hour];
/** The maximum distance of an API's clock from its own `Date`, and of the steps of both. */
const [maxApart, maxDrift] = [30 * second, 2 * second];

/**
 * How a change between two pages follows the moments of their responses and not their data: the value follows the clock
 * of the API, or the field is named so. Values that change by whole hours are data, however they are named.
 */
export function momentChange({ keys, before, after }: Change, dates: Dates): 'clock' | 'name' | undefined {
  const times = [readMoment(before), readMoment(after)] as const;
  if (followsClock(times, dates)) return 'clock';
  const moment = momentOf(plainName(keys.at(-1) ?? ''));
  if (moment === 'response') return isText(before) && isText(after) ? 'name' : undefined;
  if (moment === 'age') return isNear(before, after) ? 'name' : undefined;
  return moment === 'time' && isStep(times) ? 'name' : undefined;
}

function followsClock([was, is]: readonly [number | undefined, number | undefined], { before, after }: Dates): boolean {
  if (was === undefined || is === undefined || before === undefined || after === undefined) return false;
  const [apart, drift] = [is - after, is - was - (after - before)];
  const zone = Math.round(apart / zoneStep) * zoneStep;
  return Math.abs(zone) <= maxZone && Math.abs(apart - zone) <= maxApart && Math.abs(drift) <= maxDrift;
}

function isStep([was, is]: readonly [number | undefined, number | undefined]): boolean {
  return was !== undefined && is !== undefined && is > was && is - was < hour;
}

function isNear(before: unknown, after: unknown): boolean {
  return typeof before === 'number' && typeof after === 'number' && Math.abs(after - before) < hour / second;
}

function isText(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number';
}
