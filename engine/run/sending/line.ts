import type { Arrival, Departure, Hold, Pace } from '../../core/pacing/pace.ts';
import type { PaceLog } from '../../core/pacing/paceLog.ts';
import type { SteadyTime } from './steadyTime.ts';

/** Called for a wait for a limit; `isNews` says, and notes, whether nobody has told of it. */
type OnHold = (hold: Hold, isNews: () => boolean) => void;

interface Waiter {
  go(departure: Departure): void;
  onHold: OnHold;
  /** Until when it waits, as it was told. */
  toldUntil: number;
}

/** A shorter wait is not told. */
const minToldMs = 1000;

/** Requests of one pace that wait for their departure, the first to come being the first to go. */
export class Line {
  readonly #pace: Pace;
  readonly #time: SteadyTime;
  readonly #log: PaceLog;
  readonly #onWaited: (milliseconds: number) => void;
  readonly #waiting: Waiter[] = [];
  #alarm: { at: number; controller: AbortController } | undefined;
  /** Since when a limit keeps requests back. */
  #heldSince: number | undefined;
  /** Until when, by what is known. */
  #heldUntil = 0;
  /** Until when requests wait, as a person was told. */
  #saidUntil = 0;

  /** `onWaited` is called after a wait for a limit. */
  constructor(pace: Pace, time: SteadyTime, log: PaceLog, onWaited: (milliseconds: number) => void) {
    this.#pace = pace;
    this.#time = time;
    this.#log = log;
    this.#onWaited = onWaited;
  }

  /**
   * Resolves when the request may be sent. Rejects with the signal's reason if aborted before. `onHold` is called once for
   * each wait that is long enough to be told.
   */
  async enter(signal: AbortSignal, onHold: OnHold): Promise<Departure> {
    if (this.#waiting.length === 0 && this.#pace.delay(this.#time.now()) === 0) return this.#depart();
    signal.throwIfAborted();
    return await new Promise<Departure>((resolve, reject) => {
      const leave = () => {
        this.#remove(waiter);
        reject(signal.reason);
      };
      const go = (departure: Departure) => {
        signal.removeEventListener('abort', leave);
        resolve(departure);
      };
      const waiter = { go, onHold, toldUntil: 0 };
      signal.addEventListener('abort', leave, { once: true });
      this.#waiting.push(waiter);
      this.#advance();
    });
  }

  /** Called for each departure when its request has ended; without an arrival, it was given up. */
  leave(departure: Departure, arrival: Arrival | undefined): void {
    const now = this.#time.now();
    this.#pace.ended(now, departure, arrival);
    const hold = this.#pace.held(now);
    if (hold !== undefined) this.#holdUntil(hold.until, now);
    this.#advance();
  }

  /** Called instead where the API never got the request. */
  withdraw(): void {
    this.#pace.unsent();
    this.#advance();
  }

  #depart(): Departure {
    const now = this.#time.now();
    this.#endHold(now);
    const departure = this.#pace.sent(now);
    this.#log.sent(now, departure.inFlight);
    return departure;
  }

  #endHold(now: number): void {
    if (this.#heldSince === undefined) return;
    // Afterwards, nothing was kept back.
    const end = Math.min(now, this.#heldUntil);
    this.#log.waited(this.#heldSince, end);
    this.#onWaited(end - this.#heldSince);
    this.#heldSince = undefined;
  }

  #holdUntil(until: number, now: number): void {
    this.#heldSince ??= now;
    this.#heldUntil = Math.max(this.#heldUntil, until);
  }

  /** Lets go as many as may go now, and wakes for the next one. */
  #advance(): void {
    for (let first = this.#waiting[0]; first !== undefined; first = this.#waiting[0]) {
      const now = this.#time.now();
      const delay = this.#pace.delay(now);
      if (delay > 0) {
        this.#tellHold(now);
        this.#wakeAt(now + delay);
        return;
      }
      this.#waiting.shift();
      first.go(this.#depart());
    }
    this.#alarm?.controller.abort();
    this.#alarm = undefined;
  }

  /** Tells all that wait: the first of them may be ahead of its turn, and would only say so once the wait is over. */
  #tellHold(now: number): void {
    const hold = this.#pace.held(now);
    if (hold === undefined) return;
    this.#holdUntil(hold.until, now);
    if (hold.until - now < minToldMs) return;
    for (const waiter of this.#waiting) {
      if (hold.until <= waiter.toldUntil) continue;
      waiter.toldUntil = hold.until;
      waiter.onHold(hold, () => this.#isNews(hold));
    }
  }

  #isNews({ until }: Hold): boolean {
    if (until <= this.#saidUntil) return false;
    this.#saidUntil = until;
    return true;
  }

  #wakeAt(at: number): void {
    if (this.#alarm?.at === at) return;
    this.#alarm?.controller.abort();
    this.#alarm = undefined;
    // Otherwise a request that ends wakes it.
    if (!Number.isFinite(at)) return;
    const controller = new AbortController();
    const alarm = { at, controller };
    this.#alarm = alarm;
    this.#time.until(at, controller.signal).then(
      () => {
        if (this.#alarm === alarm) this.#alarm = undefined;
        this.#advance();
      },
      () => undefined,
    );
  }

  #remove(waiter: Waiter): void {
    const index = this.#waiting.indexOf(waiter);
    if (index >= 0) this.#waiting.splice(index, 1);
    this.#advance();
  }
}
