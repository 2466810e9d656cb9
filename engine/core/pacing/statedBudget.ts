import type { RateLimit } from '../contracts/generated/types.ts';
import type { StatedLimit } from './statedLimit.ts';

/** The wait for a reset of which only the second is known, or nothing at all. */
const unknownResetMs = 1000;

/** The first addition to a reset that came too early. */
const minSlackMs = 100;

/** After so many resets that brought nothing, the headers are not believed. */
const maxEmptyResets = 3;

/**
 * The requests that one stated limit leaves. Requests in flight may not be counted yet, so they count as used.
 * A header that says the same after each reset is not believed for long.
 */
export class StatedBudget {
  #stated: StatedLimit;
  #left = Number.POSITIVE_INFINITY;
  #resetAt = 0;
  /** Time to wait in addition, once a reset came too early. */
  #slackMs = 0;
  #windowMs: number | undefined;
  #usedUpBy: string | undefined;
  #emptyResets = 0;
  /** Requests sent since the last reset that was waited for. */
  #sinceReset = Number.POSITIVE_INFINITY;
  #isLie = false;

  constructor(stated: StatedLimit) {
    this.#stated = stated;
  }

  /** Takes what a response says, while so many other requests are in flight. */
  see(stated: StatedLimit, now: number, inFlight: number): void {
    this.#stated = { ...this.#stated, ...stated };
    if (stated.remaining === undefined) return;
    this.#usedUpBy = stated.usedUp;
    const { remaining, resetMs = this.#stated.windowMs ?? unknownResetMs } = stated;
    this.#left = remaining - inFlight;
    // Seconds are rounded, so the earliest time in a window is the most exact one.
    this.#resetAt = this.#resetAt > now ? Math.min(this.#resetAt, now + resetMs) : now + resetMs;
    if (stated.resetMs !== undefined) this.#windowMs = Math.max(this.#windowMs ?? 0, stated.resetMs);
    if (remaining > 0) this.#emptyResets = 0;
    else if (this.#sinceReset === 1) this.#doubt();
  }

  /** The time until a request may be sent; infinite if a response must come first. Waits longer than the maximum do not count. */
  delay(now: number, inFlight: number, maxWaitMs: number): number {
    if (this.#isLie || this.#left > 0) return 0;
    if (inFlight > 0) return Number.POSITIVE_INFINITY;
    const wait = this.#resetAt + this.#slackMs - now;
    return wait > maxWaitMs ? 0 : Math.max(0, wait);
  }

  sent(now: number): void {
    // After the reset, the first response says how many are left.
    if (this.#left <= 0 && now >= this.#resetAt) this.#sinceReset = 0;
    this.#left--;
    this.#sinceReset++;
  }

  /** The last one was not sent after all. */
  unsent(): void {
    this.#left++;
    this.#sinceReset--;
  }

  /** Takes a response that says nothing of this limit, which does not count it. After the reset, nothing is known of it. */
  unstated(sentAt: number): void {
    this.#left = sentAt >= this.#resetAt ? Number.POSITIVE_INFINITY : this.#left + 1;
  }

  /** A request was refused right after the reset, or although some were left. */
  refused(): void {
    if (this.#sinceReset <= 1) this.#slackMs = Math.max(minSlackMs, this.#slackMs * 4);
  }

  /** The header of the last response that said that nothing is left. */
  get usedUpBy(): string | undefined {
    return this.#usedUpBy;
  }

  /** The number of requests that are left by the last response; 0 where it is not stated, or not believed. */
  get left(): number {
    return this.#isLie || !Number.isFinite(this.#left) ? 0 : this.#left;
  }

  /** Whether it explains a refusal: nothing is left. */
  get isUsedUp(): boolean {
    return !this.#isLie && this.#left <= 0;
  }

  get limit(): RateLimit | undefined {
    const { limit: count, windowMs = this.#windowMs } = this.#stated;
    if (this.#isLie || count === undefined || count <= 0 || windowMs === undefined) return undefined;
    return { kind: 'rate', count, seconds: Math.ceil(windowMs / 1000), source: 'stated' };
  }

  /** Nothing is left although the wait for the reset is over: true only where the limit is one request. */
  #doubt(): void {
    this.#emptyResets++;
    const { limit } = this.#stated;
    if ((limit !== undefined && limit > 1) || this.#emptyResets >= maxEmptyResets) this.#isLie = true;
  }
}
