import {
  dailyQuota,
  fixedWindow,
  inFlightCap,
  type LimitModel,
  type ModelOptions,
  slowing,
  tokenBucket,
} from '../../support/pacing/limitModels.ts';

/** An API of the benchmark: its name in the report, how it limits requests, and what a user could tell a program of it. */
export interface LimitedApi {
  title: string;
  create(): LimitModel;
  /** Requests and the seconds in which they are allowed; absent: no such limit. */
  told?: { requests: number; seconds: number };
}

const latencyMs = 50;

const options = (says: ModelOptions['says']): ModelOptions => ({ latencyMs, refusalMs: 1, says });

/** The APIs by their short names. */
export const limitedApis: Readonly<Record<string, LimitedApi>> = {
  bucket: {
    title: 'token bucket: 50 a second, says nothing',
    create: () => tokenBucket(50, 50, options('nothing')),
    told: { requests: 50, seconds: 1 },
  },
  window: {
    title: 'window: 100 in 2 s, with `Retry-After`',
    create: () => fixedWindow(100, 2000, options('retry-after')),
    told: { requests: 100, seconds: 2 },
  },
  cap: { title: '4 at a time, says nothing', create: () => inFlightCap(4, options('nothing')) },
  slow: { title: 'slower beyond 8 at a time', create: () => slowing(8, options('nothing')) },
  quota: {
    title: '100,000 a day, with `RateLimit-Remaining`',
    create: () => dailyQuota(100_000, options('remaining')),
    told: { requests: 100_000, seconds: 86_400 },
  },
};

/** The list: its number of pages, and of records on each. */
export const list = { pages: 2500, size: 5 };
