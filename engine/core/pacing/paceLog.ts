import type { PaceStep } from '../contracts/generated/types.ts';

/** Steps of a run at its end: so many at most, half as many at least. */
const maxSteps = 120;
const firstStepMs = 100;

/** Requests and waits of a run over time. Its memory does not grow with the run: two steps become one when they are many. */
export class PaceLog {
  readonly #startedAt: number;
  #stepMs = firstStepMs;
  #steps: PaceStep[] = [];
  #waitedMs = 0;

  /** All times are steady, in milliseconds. */
  constructor(startedAt: number) {
    this.#startedAt = startedAt;
  }

  sent(now: number, inFlight: number): void {
    const step = this.#stepAt(now);
    step.requests++;
    step.inFlight = Math.max(step.inFlight, inFlight);
  }

  refused(now: number): void {
    this.#stepAt(now).refusals++;
  }

  /** Nothing was sent from one time to another. */
  waited(from: number, to: number): void {
    this.#waitedMs += to - from;
    this.#stepAt(to);
    for (let at = from; at < to; ) {
      const index = this.#indexOf(at);
      const end = Math.min(to, this.#startedAt + (index + 1) * this.#stepMs);
      if (end <= at) return;
      this.#stepAt(at).waitedMs += end - at;
      at = end;
    }
  }

  get waitedMs(): number {
    return this.#waitedMs;
  }

  get stepMs(): number {
    return this.#stepMs;
  }

  get steps(): PaceStep[] {
    return this.#steps.map((step) => ({ ...step, waitedMs: Math.round(step.waitedMs) }));
  }

  #indexOf(time: number): number {
    return Math.max(0, Math.floor((time - this.#startedAt) / this.#stepMs));
  }

  #stepAt(time: number): PaceStep {
    while (this.#indexOf(time) >= maxSteps) this.#merge();
    const index = this.#indexOf(time);
    while (this.#steps.length <= index) this.#steps.push({ requests: 0, refusals: 0, inFlight: 0, waitedMs: 0 });
    return this.#steps[index] as PaceStep;
  }

  #merge(): void {
    const merged: PaceStep[] = [];
    for (let index = 0; index < this.#steps.length; index += 2) {
      const [first, second] = this.#steps.slice(index, index + 2);
      if (first !== undefined) merged.push(second === undefined ? first : sumOf(first, second));
    }
    this.#steps = merged;
    this.#stepMs *= 2;
  }
}

function sumOf(a: PaceStep, b: PaceStep): PaceStep {
  return {
    requests: a.requests + b.requests,
    refusals: a.refusals + b.refusals,
    inFlight: Math.max(a.inFlight, b.inFlight),
    waitedMs: a.waitedMs + b.waitedMs,
  };
}
