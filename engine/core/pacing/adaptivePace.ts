import type { RateLimit, WaitReason } from '../contracts/generated/types.ts';
import { isRefusal, mayBeDown } from './isRefusal.ts';
import type { LearntLimit } from './learntLimits.ts';
import type { Arrival, Departure, Hold, Pace } from './pace.ts';
import { RateSearch } from './rateSearch.ts';
import { readStatedLimits } from './readStatedLimits.ts';
import { Spacing } from './spacing.ts';
import { StatedBudget } from './statedBudget.ts';
import type { StatedLimit } from './statedLimit.ts';
import { WidthControl } from './widthControl.ts';

/** The pauses after refusals in a row that name no time, in milliseconds. */
const firstPauseMs = 1000;
/** The pause after one request too many in flight: the others are accepted. */
const shortPauseMs = 250;
const maxPauseMs = 64_000;

/** How late a timer usually is, and on a busy machine. */
const timerMs = 2;
const busyMs = 10;

/** Timers are no more exact. */
const minSpreadMs = 1;

/** Rates that a person reads have at least this many requests. */
const minShownCount = 1;

export interface AdaptiveOptions {
  /** The longest wait for a limit, in milliseconds. */
  maxWaitMs: number;
  /** Maximum of requests in a second; absent: no limit. */
  requestsPerSecond?: number | undefined;
  /** Limits that earlier runs learnt; absent: none. */
  learnt?: LearntLimit | undefined;
}

/**
 * Finds the pace that one origin allows. Sends more at a time as long as that makes nothing slower, keeps to the limits
 * that headers state, and learns those that they do not from refusals. After a refusal it waits, and then sends one
 * request alone.
 */
export class AdaptivePace implements Pace {
  readonly #options: AdaptiveOptions;
  readonly #width: WidthControl;
  readonly #rate: RateSearch;
  readonly #budgets = new Map<string, StatedBudget>();
  readonly #leastInterval: number;
  #inFlight = 0;
  /** The time between two requests, so that they do not leave in clusters. */
  #spreadMs = 0;
  readonly #atRate = new Spacing();
  readonly #spread = new Spacing();
  #sentAt: number | undefined;
  #hold: Hold | undefined;
  /** The time of the last refusal that changed anything: requests sent before are part of it. */
  #refusedAt = Number.NEGATIVE_INFINITY;
  #refusalsInRow = 0;
  /** Whether a single request shows whether the API accepts any. */
  #isProbing = false;

  constructor(options: AdaptiveOptions) {
    const { learnt = {}, requestsPerSecond = Number.POSITIVE_INFINITY } = options;
    const { requestsPerSecond: works, acceptedAtRate: accepted = 0 } = learnt;
    this.#options = options;
    this.#leastInterval = 1000 / requestsPerSecond;
    this.#width = new WidthControl(learnt.width, learnt.inFlight, learnt.acceptedInFlight);
    this.#rate = new RateSearch(works === undefined ? undefined : { works: works / 1000, accepted });
  }

  get width(): number {
    return this.#width.width;
  }

  delay(now: number): number {
    const held = this.held(now);
    if (held !== undefined) return held.until - now;
    if (this.#inFlight >= (this.#isProbing ? 1 : this.width)) return Number.POSITIVE_INFINITY;
    // A request that goes alone is in no cluster.
    const spread = this.#inFlight === 0 ? 0 : this.#spread.delay(now);
    return Math.max(this.#budgetWait(now).wait, this.#atRate.delay(now), spread, 0);
  }

  sent(now: number): Departure {
    this.#inFlight++;
    for (const budget of this.#budgets.values()) budget.sent(now);
    this.#rate.sent(now);
    const interval = this.#interval;
    // Timers are late, which the next requests make up for: a known rate hardly at all.
    const late = Math.max(interval / 4, Math.min(interval, timerMs));
    this.#atRate.sent(now, interval, late);
    this.#spread.sent(now, this.#spreadMs, busyMs);
    const gapMs = this.#isProbing || this.#sentAt === undefined ? undefined : now - this.#sentAt;
    this.#sentAt = now;
    return { at: now, inFlight: this.#inFlight, gapMs };
  }

  ended(now: number, departure: Departure, arrival?: Arrival): void {
    this.#inFlight--;
    if (arrival === undefined) return;
    const { status, headers, date, askedIn } = arrival;
    const askedMs = this.#askedOf(arrival);
    const stated = readStatedLimits(headers, date);
    this.#see(stated, now);
    if (askedMs !== undefined) this.#waitFor(now, askedMs, 'asked', askedIn);
    if (isRefusal(status)) this.#refused(now, departure, { ...arrival, askedMs });
    else if (status === undefined || status >= 500) this.#width.halve();
    else {
      this.#forget(stated, departure);
      this.#accepted(now, departure, arrival);
    }
  }

  unsent(): void {
    this.#inFlight--;
    for (const budget of this.#budgets.values()) budget.unsent();
  }

  held(now: number): Hold | undefined {
    if (this.#hold !== undefined && this.#hold.until > now) return this.#hold;
    const { wait, usedUpBy: header } = this.#budgetWait(now);
    return wait > 0 && Number.isFinite(wait) ? { until: now + wait, reason: 'used-up', header } : undefined;
  }

  limits(): RateLimit[] {
    const stated = [...this.#budgets.values()].flatMap(({ limit }) => limit ?? []);
    const known = this.#rate.known;
    const rate: RateLimit[] = known === undefined ? [] : [shownRate(known.works)];
    const { limit } = this.#width;
    return [
      ...stated,
      ...rate,
      ...(limit === undefined ? [] : [{ kind: 'in-flight' as const, count: limit, source: 'observed' as const }]),
    ];
  }

  /** The limits, for the next run. */
  get learnt(): LearntLimit {
    const known = this.#rate.known;
    const { limit, width, sinceCap } = this.#width;
    return {
      width,
      ...(known && { requestsPerSecond: known.works * 1000, acceptedAtRate: known.accepted }),
      ...(limit !== undefined && { inFlight: limit, acceptedInFlight: sinceCap }),
    };
  }

  /** The wait that a response asks for. One that is longer than the maximum ends the run, which waits no more. */
  #askedOf({ askedMs = 0 }: Arrival): number | undefined {
    return askedMs > 0 && askedMs <= this.#options.maxWaitMs ? askedMs : undefined;
  }

  #waitFor(now: number, milliseconds: number, reason: WaitReason, header?: string): void {
    const until = now + milliseconds;
    if (until > (this.#hold?.until ?? 0)) this.#hold = { until, reason, ...(header !== undefined && { header }) };
  }

  /** The time between two requests at the rate, in milliseconds. */
  get #interval(): number {
    return Math.max(1 / this.#rate.rate, this.#leastInterval);
  }

  /** The longest wait for a stated limit, and the header that says so. */
  #budgetWait(now: number): { wait: number; usedUpBy?: string | undefined } {
    let longest: { wait: number; usedUpBy?: string | undefined } = { wait: 0 };
    for (const budget of this.#budgets.values()) {
      const wait = budget.delay(now, this.#inFlight, this.#options.maxWaitMs);
      if (wait > longest.wait) longest = { wait, usedUpBy: budget.usedUpBy };
    }
    return longest;
  }

  #see(limits: readonly StatedLimit[], now: number): void {
    if (limits.length === 0) return;
    for (const stated of limits) this.#budgetOf(stated.name).see(stated, now, this.#inFlight);
    this.#width.promised(Math.min(...[...this.#budgets.values()].map(({ left }) => left)));
  }

  /** Takes an accepted response that says nothing of some limits, which do not count it. */
  #forget(stated: readonly StatedLimit[], { at }: Departure): void {
    for (const [name, budget] of this.#budgets) if (!stated.some((limit) => limit.name === name)) budget.unstated(at);
  }

  #budgetOf(name: string): StatedBudget {
    const budget = this.#budgets.get(name) ?? new StatedBudget({ name });
    this.#budgets.set(name, budget);
    return budget;
  }

  #accepted(now: number, departure: Departure, { kind, busyShare }: Arrival): void {
    if (departure.at > this.#refusedAt) {
      this.#isProbing = false;
      this.#refusalsInRow = 0;
      this.#rate.accepted(now);
    } else this.#rate.acceptedBefore();
    this.#width.accepted(now, departure, kind, busyShare);
    const spread = this.#width.interval(kind);
    this.#spreadMs = spread < minSpreadMs ? 0 : spread;
    const sentAt = this.#sentAt ?? now;
    this.#atRate.notBefore(sentAt + this.#interval);
    this.#spread.notBefore(sentAt + this.#spreadMs);
  }

  /** Only the first of several refusals of requests in flight says something new. */
  #refused(now: number, departure: Departure, { status, askedMs }: Arrival): void {
    if (departure.at <= this.#refusedAt) return;
    this.#refusedAt = now;
    this.#isProbing = true;
    const isOneTooMany = this.#learnFrom(now, departure, mayBeDown(status));
    const pause = isOneTooMany ? shortPauseMs : Math.min(firstPauseMs * 2 ** this.#refusalsInRow++, maxPauseMs);
    if (askedMs === undefined) this.#waitFor(now, Math.min(pause, this.#options.maxWaitMs), 'refused');
  }

  /** Finds which limit a refusal is for; returns whether it is that of requests in flight. */
  #learnFrom(now: number, departure: Departure, mayBeOutage: boolean): boolean {
    if ([...this.#budgets.values()].some(({ isUsedUp }) => isUsedUp)) {
      for (const budget of this.#budgets.values()) budget.refused();
      return false;
    }
    if (this.#width.refused(now, departure)) {
      this.#rate.paused();
      return true;
    }
    this.#width.uncap();
    this.#rate.refused(now, departure.gapMs, mayBeOutage);
    return false;
  }
}

function shownRate(perMs: number): RateLimit {
  const seconds = [1, 60, 3600, 86_400].find((each) => perMs * 1000 * each >= minShownCount) ?? 86_400;
  return { kind: 'rate', count: Math.round(perMs * 1000 * seconds * 10) / 10, seconds, source: 'observed' };
}
