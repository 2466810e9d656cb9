/** The search ends when the rate that works is this close to the one that does not. */
const closeEnough = 1.1;

/** Fewer requests say nothing about a rate. */
const minRequests = 3;

/** The least time for which a rate must work, twice as long after each refusal: an API may take more for a while. */
const minConfirmMs = 1000;
const maxConfirmMs = 16_000;

/** After this many requests without a refusal, a rate is tried that is a little higher. */
const requestsBeforeRetry = 2000;
const retryFactor = 1.25;

/** The rate between two refusals is what the API allows if it is no less than this share of the rate that failed. */
const likelyShare = 0.8;

/** A rate in requests per millisecond. */
export interface KnownRate {
  works: number;
  /** Requests that were accepted since that is known, or more was tried. */
  accepted: number;
}

/** Requests that were accepted since a time. */
interface Phase {
  begin: number;
  accepted: number;
}

/**
 * Searches the rate that an API allows, from its refusals: between a rate that worked and one that did not, closer to
 * the one that worked, because a refusal costs more than a pause. Without a refusal there is no limit.
 */
export class RateSearch {
  #works = 0;
  /** Whether that rate was never used for long enough. */
  #isGuess = false;
  #fails = Number.POSITIVE_INFINITY;
  #rate = Number.POSITIVE_INFINITY;
  #confirmMs = minConfirmMs;
  /** Since the last change of the rate; absent before the first request. */
  #phase: Phase | undefined;
  /** Since the last refusal, after which the API had nothing left. */
  #empty: Phase | undefined;
  /** The rate between the last two refusals. */
  #average: number | undefined;
  /** Whether nothing was accepted since a refusal. */
  #isRefused = false;
  #isPaused = false;
  #settledAccepted = 0;

  constructor(known?: KnownRate) {
    if (known === undefined) return;
    this.#works = known.works;
    this.#fails = known.works * closeEnough;
    this.#rate = known.works;
    this.#settledAccepted = known.accepted;
  }

  /** Requests per millisecond; infinite without a limit. */
  get rate(): number {
    return this.#rate;
  }

  /** The rate that is known to work; undefined without a limit. */
  get known(): KnownRate | undefined {
    return this.#works > 0 && Number.isFinite(this.#rate)
      ? { works: this.#works, accepted: this.#settledAccepted }
      : undefined;
  }

  sent(now: number): void {
    this.#phase ??= { begin: now, accepted: 0 };
  }

  accepted(now: number): void {
    if (this.#isRefused) this.#resume(now);
    else if (this.#isPaused) this.#phase = { begin: now, accepted: 0 };
    this.#isPaused = false;
    this.#count();
    if (!Number.isFinite(this.#rate) || this.#phase === undefined) return;
    if (this.#isSettled && ++this.#settledAccepted < requestsBeforeRetry) return;
    if (this.#isSettled) this.#fails = this.#works * retryFactor;
    else if (!this.#isConfirmed(this.#phase, now)) return;
    this.#works = Math.max(this.#works, Math.min(this.#rate, rateOf(this.#phase, now)));
    this.#isGuess = false;
    this.#turn(now);
  }

  /** A request was accepted that was sent before the last refusal. */
  acceptedBefore(): void {
    if (!this.#isPaused) this.#count();
  }

  /** Nothing is sent for a while: requests before and after say nothing together. */
  paused(): void {
    this.#isPaused = true;
  }

  /**
   * A request was refused because there were too many in a time; `gapMs` is the time since the one before. If the API may
   * have been down instead, only a second time soon after it is a limit.
   */
  refused(now: number, gapMs?: number, mayBeDown = false): void {
    const phase = this.#phase;
    this.#settledAccepted = 0;
    if (phase === undefined || phase.accepted < minRequests) {
      this.#failGap(gapMs);
      return;
    }
    if (mayBeDown && !this.#isRefused && (this.#empty?.accepted ?? requestsBeforeRetry) >= requestsBeforeRetry) {
      this.#suspect(now);
      return;
    }
    this.#fails = Math.min(this.#fails, rateOf({ ...phase, accepted: phase.accepted + 1 }, now));
    if (!this.#isRefused) this.#fail(now);
    this.#isRefused = true;
  }

  /** Notes a refusal that says nothing alone, and begins to count again. */
  #suspect(now: number): void {
    this.#empty = { begin: now, accepted: 0 };
    this.#phase = { begin: now, accepted: 0 };
    this.#isPaused = true;
  }

  /** Refused after so few requests, it is the time between two of them that is too short. */
  #failGap(gapMs: number | undefined): void {
    this.#isPaused = true;
    if (gapMs === undefined) return;
    this.#fails = Math.min(this.#fails, this.#rate, 1 / Math.max(1, gapMs));
    if (this.#works === 0 || this.#works > this.#fails / closeEnough) {
      this.#works = this.#fails / 2;
      this.#isGuess = true;
    }
    this.#isRefused = true;
  }

  get #isSettled(): boolean {
    return this.#fails <= this.#works * closeEnough;
  }

  /** The first refusal after requests that were accepted. What is accepted between two refusals is what the API allows. */
  #fail(now: number): void {
    const average = this.#empty && rateOf(this.#empty, now);
    const below = this.#fails / closeEnough;
    const likely = Math.min(average ?? this.#works, below);
    const isWrong = this.#works > below || (this.#isGuess && average !== undefined);
    this.#works = isWrong ? likely : Math.max(this.#works, likely);
    if (average !== undefined) this.#isGuess = false;
    const isLikely = average !== undefined && average >= likelyShare * this.#fails;
    if (isLikely && areAlike(average, this.#average)) this.#fails = this.#works * closeEnough;
    this.#average = average;
    this.#empty = { begin: now, accepted: 0 };
    this.#confirmMs = Math.min(this.#confirmMs * 2, Math.max(maxConfirmMs, this.#confirmMs));
  }

  /** The first request after a refusal was accepted: what was accepted until then worked in this time. */
  #resume(now: number): void {
    const { begin, accepted } = this.#phase ?? { begin: now, accepted: 0 };
    if (this.#works === 0) {
      this.#works = Math.min(accepted / Math.max(1, now - begin), this.#fails / closeEnough);
      this.#confirmMs = Math.max(minConfirmMs, now - begin);
    }
    this.#isRefused = false;
    this.#turn(now);
  }

  /** Whether the rate was used for long enough, by enough requests. */
  #isConfirmed({ begin, accepted }: Phase, now: number): boolean {
    const time = now - begin;
    return time >= this.#confirmMs && accepted >= minRequests && accepted >= 0.8 * this.#rate * time;
  }

  #count(): void {
    if (this.#phase !== undefined) this.#phase.accepted++;
    if (this.#empty !== undefined) this.#empty.accepted++;
  }

  #turn(now: number): void {
    this.#rate = this.#isSettled ? this.#works : this.#works * Math.cbrt(this.#fails / this.#works);
    this.#phase = { begin: now, accepted: 0 };
    this.#settledAccepted = 0;
  }
}

function areAlike(a: number, b: number | undefined): boolean {
  return b !== undefined && Math.max(a, b) <= Math.min(a, b) * closeEnough;
}

function rateOf({ begin, accepted }: Phase, now: number): number {
  return accepted / Math.max(1, now - begin);
}
