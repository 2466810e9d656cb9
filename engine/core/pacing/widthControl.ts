import type { Departure } from './pace.ts';

/** The most requests in flight that nobody asked for, at first and once many were accepted, or are by what the API says. */
const firstMaxWidth = 8;
export const maxAutoWidth = 16;
const grantedBeforeMore = 100;

/** Up to this width, every response allows one more. */
const quickUntil = 4;

/** Requests that wait in the API, by what they take longer: below the first more are sent, above the second fewer. */
const queue = { short: 2, long: 4, tooLong: 8 };

/**
 * The share of the time in which this machine works: above the first, one more in flight would hardly make the run faster,
 * and above the second, one fewer does not make it slower, but for the one whose response is on its way meanwhile.
 */
const busy = { much: 0.85, full: 0.97, minWidth: 2 };

/** Weight of a response in the mean of its kind. */
const weight = 1 / 8;

/**
 * Requests are spread over the time that one takes, but for a part, so that a late one can catch up; wider where a number
 * is tried that was refused, so that it is not their distance that is refused.
 */
const spread = { usual: 0.8, trying: 1.3 };

/** A number in flight that was accepted so often is not what is refused. An API may take one more now and then. */
const minAccepted = 3;

/** After this many errors, refusals are for the rate. */
const maxErrors = 2;

/** Fewer times are no mean. */
const minTimes = 4;

/** How fast the least mean is forgotten, because an API may become slower for good. */
const forgetting = 0.002;

/** After so many responses, a width that was refused is tried again: soon, to be sure, and then seldom. */
const responsesBeforeRetry = { first: 30, later: 1000 };

/** The mean time of requests of a kind, and the least that this mean was. */
interface Times {
  count: number;
  mean: number;
  least: number;
}

/**
 * Decides how many requests may be in flight: one more for each round without a sign that they are too many, fewer when
 * they take longer or this machine is busy with what it has, and never as many as the API refused.
 */
export class WidthControl {
  readonly #times = new Map<string, Times>();
  #width: number;
  #cap: number;
  #isCapped = false;
  #accepted = 0;
  #busyShare = 0;
  /** The most requests that were left at a time, by what the API says. */
  #promised = 0;
  #round = 0;
  /** How often a refusal was not for the number in flight, although it looked so. */
  #errors = 0;
  /** Whether more are in flight than were refused before. */
  #isTrying = false;
  #sinceCap = 0;
  /** How often each number in flight was accepted. */
  #acceptedAt: number[] = [];
  #retryAfter: number;
  /** The time of the last refusal for the number in flight: what was sent before does not show what is accepted. */
  #cappedAt = Number.NEGATIVE_INFINITY;

  /** `cap`: what an earlier run learnt, and the number of requests that were accepted since. */
  constructor(start = 1, cap?: number, sinceCap = 0) {
    this.#sinceCap = sinceCap;
    this.#cap = cap ?? maxAutoWidth;
    this.#isCapped = cap !== undefined;
    this.#width = Math.min(start, this.#cap);
    this.#retryAfter = cap === undefined ? responsesBeforeRetry.first : responsesBeforeRetry.later;
  }

  get width(): number {
    return Math.floor(this.#width);
  }

  /** The number in flight that the API allows, if it refused more. */
  get limit(): number | undefined {
    return this.#isCapped ? this.#cap : undefined;
  }

  /** Requests that were accepted since that is known, or more was tried. */
  get sinceCap(): number {
    return this.#sinceCap;
  }

  /** The API says that so many more requests are allowed. */
  promised(count: number): void {
    this.#promised = Math.max(this.#promised, count);
  }

  /** Takes a response, and the share of its time in which this machine was busy. */
  accepted(now: number, { at, inFlight }: Departure, kind: string, busyShare = 0): void {
    this.#accepted++;
    if (at > this.#cappedAt) this.#noteAccepted(inFlight);
    this.#busyShare += (busyShare - this.#busyShare) * Math.max(weight, 1 / this.#accepted);
    const waiting = this.#width * (1 - this.#quickness(kind, now - at));
    if (this.#isCapped && ++this.#sinceCap >= this.#retryAfter) this.#tryMore();
    if (++this.#round < (this.#width < quickUntil ? 1 : this.#width)) return;
    this.#round = 0;
    this.#adjust(waiting, inFlight);
  }

  /** Whether a refusal is for the number in flight, which was never that large; then it will not be again. */
  refused(now: number, { inFlight }: Departure): boolean {
    if (inFlight < 2 || this.#errors >= maxErrors || this.#isUsual(inFlight)) return false;
    this.#acceptedAt.length = Math.min(this.#acceptedAt.length, inFlight);
    if (this.#isCapped || Number.isFinite(this.#cappedAt))
      this.#retryAfter = Math.max(responsesBeforeRetry.later, this.#retryAfter * 2);
    this.#isCapped = true;
    this.#cappedAt = now;
    this.#cap = Math.min(this.#cap, inFlight - 1);
    this.#width = Math.min(this.#width, this.#cap);
    this.#sinceCap = 0;
    this.#isTrying = false;
    return true;
  }

  /** The refusal before was not for the number in flight, after all. */
  uncap(): void {
    if (this.#isCapped) this.#errors++;
    this.#isCapped = false;
    this.#cap = maxAutoWidth;
  }

  /** The time between two requests of a kind at which so many are in flight, in milliseconds; 0 while it is unknown. */
  interval(kind: string): number {
    const mean = this.#times.get(kind)?.mean ?? 0;
    return (mean / this.#width) * (this.#isTrying ? spread.trying : spread.usual);
  }

  /** The API has trouble. */
  halve(): void {
    this.#width = Math.max(1, this.#width / 2);
    this.#round = 0;
  }

  /** Whether this number in flight was accepted often enough, or a larger one. */
  #isUsual(inFlight: number): boolean {
    return this.#acceptedAt.slice(inFlight).some((times) => times >= minAccepted);
  }

  #noteAccepted(inFlight: number): void {
    const times = (this.#acceptedAt[inFlight] ?? 0) + 1;
    this.#acceptedAt[inFlight] = times;
    if (times >= minAccepted && inFlight >= this.width) this.#isTrying = false;
  }

  get #most(): number {
    return Math.min(
      this.#cap,
      Math.max(this.#accepted, this.#promised) < grantedBeforeMore ? firstMaxWidth : maxAutoWidth,
    );
  }

  /** Takes the number of requests that wait in the API. Only a width that is used says whether it is too large. */
  #adjust(waiting: number, inFlight: number): void {
    const [width, share] = [this.#width, this.#busyShare];
    if (waiting > queue.tooLong) this.#width = Math.max(1, width * 0.7);
    else if (waiting > queue.long) this.#width = Math.max(1, width - 1);
    else if (share > busy.full && width > busy.minWidth) this.#width = Math.max(busy.minWidth, width - 1);
    else if (share < busy.much && waiting < queue.short && inFlight >= this.width)
      this.#width = Math.min(this.#most, width + 1);
  }

  #tryMore(): void {
    this.#sinceCap = 0;
    this.#cap = Math.min(maxAutoWidth, this.#cap + 1);
    this.#isCapped = this.#cap < maxAutoWidth;
    this.#isTrying = true;
  }

  /** The least mean time of a kind ÷ its mean time: 1 if requests take no longer than ever. */
  #quickness(kind: string, time: number): number {
    const times = this.#times.get(kind) ?? { count: 0, mean: time, least: time };
    this.#times.set(kind, times);
    times.count++;
    times.mean += (time - times.mean) * Math.max(weight, 1 / times.count);
    if (times.count <= minTimes) times.least = times.mean;
    if (times.mean <= 0) return 1;
    times.least = Math.min(times.mean, times.least + (times.mean - times.least) * forgetting);
    return times.least / times.mean;
  }
}
