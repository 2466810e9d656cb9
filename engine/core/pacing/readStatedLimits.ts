import { headerText } from './headerText.ts';
import { resetDelay } from './resetDelay.ts';
import type { StatedLimit } from './statedLimit.ts';

/** The part of a limit that a header states. */
type Part = 'limit' | 'remaining' | 'reset' | 'interval';

const parts: Readonly<Record<string, Part>> = {
  limit: 'limit',
  max: 'limit',
  remaining: 'remaining',
  reset: 'reset',
  interval: 'interval',
};

/** Words for windows in names of headers, in milliseconds. */
const windows: Readonly<Record<string, number>> = {
  second: 1000,
  secondly: 1000,
  minute: 60_000,
  hour: 3_600_000,
  hourly: 3_600_000,
  day: 86_400_000,
  daily: 86_400_000,
};

/** Limits of something else than requests. */
const ofOther = /token|byte|cost|point|credit|unit|bandwidth/;

const prefix = /^(?:x-)?(?:.*?-)?rate-?limit-?/;

/**
 * The limits that the headers of a response state (names in lower case): `RateLimit` with `RateLimit-Policy`,
 * `RateLimit-*`, `X-RateLimit-*`, `X-Rate-Limit-*`, also with a window or a product in the name, as in
 * `X-RateLimit-Remaining-Minute`. `now` is Unix time in milliseconds. What cannot be read is left out: nobody keeps
 * to a grammar here.
 */
export function readStatedLimits(headers: ReadonlyMap<string, string>, now: number): StatedLimit[] {
  const limits = new Map<string, StatedLimit>();
  const of = (name: string): StatedLimit => {
    const limit = limits.get(name) ?? { name };
    limits.set(name, limit);
    return limit;
  };
  for (const [header, value] of headers) {
    if (!header.includes('rate')) continue;
    if (header === 'ratelimit') for (const item of itemsOf(value)) readItem(item, of, now, headerText(header, value));
    else if (header === 'ratelimit-policy') for (const item of itemsOf(value)) readPolicy(item, of);
    else readHeader(header, value, of, now);
  }
  return [...limits.values()].filter(({ remaining, limit }) => remaining !== undefined || limit !== undefined);
}

/** One of several limits in a header, such as `"daily";r=50;t=30`: its name, and its values by their keys. */
interface Item {
  name: string;
  values: ReadonlyMap<string, string>;
}

/** The limits in a header. A header with `limit=100, remaining=50, reset=5` is about one limit without a name. */
function itemsOf(value: string): Item[] {
  const entries = value.split(',').map((entry) => entry.split(';').map((each) => each.trim()));
  if (entries.every(([first = '']) => first.includes('='))) return [{ name: '', values: valuesOf(entries.flat()) }];
  return entries.map(([first = '', ...rest]) => ({ name: first.replaceAll('"', ''), values: valuesOf(rest) }));
}

function valuesOf(pairs: readonly string[]): ReadonlyMap<string, string> {
  return new Map(pairs.map((pair) => pair.split('=', 2).map((each) => each.trim()) as [string, string]));
}

type Limits = (name: string) => StatedLimit;

function readItem({ name, values }: Item, of: Limits, now: number, shown: string): void {
  const limit = of(name);
  set(limit, 'limit', countOf(values.get('limit')));
  setRemaining(limit, countOf(values.get('r') ?? values.get('remaining')), shown);
  set(limit, 'resetMs', resetDelay(values.get('t') ?? values.get('reset') ?? '', now));
}

/** A policy, such as `"default";q=100;w=60`, or `100;w=60` without a name. */
function readPolicy({ name, values }: Item, of: Limits): void {
  const quota = countOf(values.get('q') ?? name);
  const seconds = countOf(values.get('w'));
  const limit = of(values.has('q') ? name : '');
  set(limit, 'limit', quota);
  set(limit, 'windowMs', seconds && seconds * 1000);
}

function readHeader(header: string, value: string, of: Limits, now: number): void {
  if (!prefix.test(header)) return;
  const [product = ''] = header.replace(/^x-/, '').split(/-?rate-?limit/);
  const words = header.replace(prefix, '').split('-');
  const about = words.map((word) => parts[word]).find((part) => part !== undefined);
  const others = [product, ...words.filter((word) => parts[word] === undefined)].filter((word) => word !== '');
  const name = others.filter((word) => word !== 'requests' && word !== 'milliseconds').join(' ');
  if (about === undefined || ofOther.test(name)) return;
  const limit = of(name);
  const [windowWord = ''] = others.filter((word) => windows[word] !== undefined);
  set(limit, 'windowMs', windows[windowWord]);
  if (about === 'reset') set(limit, 'resetMs', resetDelay(value, now));
  else if (about === 'interval') set(limit, 'windowMs', countOf(value));
  else if (about === 'remaining') setRemaining(limit, countOf(value), headerText(header, value));
  else set(limit, 'limit', countOf(value));
}

function setRemaining(limit: StatedLimit, count: number | undefined, shown: string): void {
  set(limit, 'remaining', count);
  if (count === 0) limit.usedUp = shown;
}

/** A whole number at the beginning of a value: `100, 100;w=60` is 100. */
function countOf(text: string | undefined): number | undefined {
  const [digits] = /^\d{1,15}/.exec(text ?? '') ?? [];
  return digits === undefined ? undefined : Number(digits);
}

function set<Key extends keyof StatedLimit>(limit: StatedLimit, key: Key, value: StatedLimit[Key] | undefined): void {
  if (value !== undefined) limit[key] = value;
}
