import type { OriginPace, PaceReport } from '../../core/contracts/generated/types.ts';
import { isRefusal } from '../../core/pacing/isRefusal.ts';
import type { Arrival, Hold, Pace } from '../../core/pacing/pace.ts';
import { PaceLog } from '../../core/pacing/paceLog.ts';
import type { Paces } from '../../core/pacing/paces.ts';
import type { Clock, ThreadLoad } from '../../io/clock.ts';
import { Line } from './line.ts';
import { SteadyTime } from './steadyTime.ts';

/** A request that wants to be sent. */
interface Passing<R> {
  origin: string;
  /** Whether it may still be sent when its turn has come; absent: in any case. */
  mayLeave?(): boolean;
  send(): Promise<R>;
  /** The end of the request for the pace; undefined if the API never got it. */
  arrivalOf(result: R): Arrival | undefined;
  signal: AbortSignal;
  /**
   * Called for a wait for a limit: how long, until when, and why. All that wait are told, and `isNews` says, and notes,
   * whether none of them has said so.
   */
  onHold(wait: Pick<Hold, 'reason' | 'header'> & { delayMs: number; until: Date }, isNews: () => boolean): void;
}

/** The requests to one origin, as counted for the report. */
type Counts = Omit<OriginPace, 'limits'>;

/** The share of a time in which a thread has worked; undefined if it is unknown. */
function busyShare(before: ThreadLoad | undefined, after: ThreadLoad | undefined): number | undefined {
  if (before === undefined || after === undefined) return undefined;
  const [active, idle] = [after.active - before.active, after.idle - before.idle];
  return active / (active + idle || 1);
}

/** Sends each request when the pace of its origin allows it, and counts. */
export class Throttle {
  readonly #paces: Paces;
  readonly #clock: Clock;
  readonly #time: SteadyTime;
  readonly #log: PaceLog;
  readonly #lines = new Map<Pace, Line>();
  readonly #counts = new Map<string, Counts>();

  constructor(paces: Paces, clock: Clock) {
    this.#paces = paces;
    this.#clock = clock;
    this.#time = new SteadyTime(clock);
    this.#log = new PaceLog(this.#time.now());
  }

  /** Sends as soon as allowed; undefined if it may not leave then. Throws the signal's reason if aborted before. */
  async pass<R>({ origin, mayLeave, send, arrivalOf, signal, onHold }: Passing<R>): Promise<R | undefined> {
    const line = this.#lineOf(origin);
    const departure = await line.enter(signal, ({ until, reason, header }, isNews) => {
      const delayMs = Math.ceil(until - this.#time.now());
      onHold({ delayMs, until: new Date(this.#clock.now() + delayMs), reason, header }, isNews);
    });
    if (signal.aborted || mayLeave?.() === false) {
      line.withdraw();
      signal.throwIfAborted();
      return undefined;
    }
    const counts = this.#countsOf(origin);
    counts.requests++;
    counts.mostInFlight = Math.max(counts.mostInFlight, departure.inFlight);
    const before = this.#clock.load?.();
    let arrival: Arrival | undefined;
    let isUnsent = false;
    try {
      const result = await send();
      arrival = arrivalOf(result);
      isUnsent = arrival === undefined;
      return result;
    } finally {
      if (isRefusal(arrival?.status)) {
        counts.refusals++;
        this.#log.refused(this.#time.now());
      }
      if (isUnsent) line.withdraw();
      else line.leave(departure, arrival && { ...arrival, busyShare: busyShare(before, this.#clock.load?.()) });
    }
  }

  /** The pace of the run; undefined if requests were sent one after another and none had to wait. */
  report(): PaceReport | undefined {
    const { stepMs, steps, waitedMs } = this.#log;
    const origins = [...this.#counts.values()].map((counts) => ({ ...counts, ...this.#limitsOf(counts.origin) }));
    const isPlain = waitedMs === 0 && origins.every(({ mostInFlight }) => mostInFlight <= 1);
    return isPlain ? undefined : { origins, stepMs, steps };
  }

  #limitsOf(origin: string): Pick<OriginPace, 'limits'> {
    const limits = this.#paces.of(origin).limits();
    return limits.length === 0 ? {} : { limits };
  }

  #lineOf(origin: string): Line {
    const pace = this.#paces.of(origin);
    const line =
      this.#lines.get(pace) ??
      new Line(pace, this.#time, this.#log, (ms) => {
        this.#countsOf(origin).waitedMs += ms;
      });
    this.#lines.set(pace, line);
    return line;
  }

  #countsOf(origin: string): Counts {
    const counts = this.#counts.get(origin) ?? { origin, requests: 0, refusals: 0, mostInFlight: 0, waitedMs: 0 };
    this.#counts.set(origin, counts);
    return counts;
  }
}
