import type { RateLimit, WaitReason } from '../contracts/generated/types.ts';

/** A request that was sent, as the pace noted it. */
export interface Departure {
  /** Steady time in milliseconds, as all times of a pace. */
  at: number;
  /** The number of requests in flight, with this one. */
  inFlight: number;
  /** The time since the request before; absent for the first one, and for one that shows whether the API accepts any. */
  gapMs?: number | undefined;
}

/** How a request ended. */
export interface Arrival {
  /** The status of its response; absent if there was none. */
  status?: number;
  headers: ReadonlyMap<string, string>;
  /** The kind of the request: those of a kind take about the same time. */
  kind: string;
  /** Unix time in milliseconds, for times that headers name. */
  date: number;
  /** The number of the attempt, from 1. */
  attempt: number;
  /** The wait that the response asks for, in milliseconds. */
  askedMs?: number | undefined;
  /** The header that asks for it, as in `Retry-After: 30`. */
  askedIn?: string | undefined;
  /** The share of its time in which this machine was busy, from 0 to 1; absent: unknown. */
  busyShare?: number | undefined;
}

/** A time before which nothing is sent, and why. */
export interface Hold {
  until: number;
  reason: WaitReason;
  /** The header that says so. */
  header?: string | undefined;
}

/** Decides when the next request may be sent. Pure: the time comes in. */
export interface Pace {
  /** The number of requests that may be in flight now. */
  readonly width: number;
  /** The time until the next request may be sent; infinite if another one must end first. */
  delay(now: number): number;
  sent(now: number): Departure;
  /** Without an arrival, the request was given up. */
  ended(now: number, departure: Departure, arrival?: Arrival): void;
  /** Called instead where the API never got the request: it was not sent after all, or a cache had its response. */
  unsent(): void;
  /** The wait for a limit, if there is one. */
  held(now: number): Hold | undefined;
  /** The limits that are known. */
  limits(): RateLimit[];
}
