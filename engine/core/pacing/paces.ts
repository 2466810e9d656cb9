import { type AdaptiveOptions, AdaptivePace } from './adaptivePace.ts';
import { FixedPace, type FixedRate } from './fixedPace.ts';
import type { LearntLimits } from './learntLimits.ts';
import type { Pace } from './pace.ts';
import { maxAutoWidth } from './widthControl.ts';

/** The paces of a run, by the origins of its requests. */
export interface Paces {
  of(origin: string): Pace;
  /** The number of requests that may be in flight now, and the most that there ever may be. */
  readonly width: number;
  readonly maxWidth: number;
  /** What was learnt in the run. */
  learnt(): LearntLimits;
}

/** One pace for all origins, as the user chose it. */
export class FixedPaces implements Paces {
  readonly #pace: FixedPace;
  readonly width: number;

  constructor(rate: FixedRate) {
    this.#pace = new FixedPace(rate);
    this.width = rate.parallel;
  }

  get maxWidth(): number {
    return this.width;
  }

  of(): Pace {
    return this.#pace;
  }

  learnt(): LearntLimits {
    return {};
  }
}

/** A pace for each origin, which finds what that origin allows. */
export class AdaptivePaces implements Paces {
  readonly #options: Omit<AdaptiveOptions, 'learnt'>;
  readonly #learnt: LearntLimits;
  readonly #paces = new Map<string, AdaptivePace>();
  readonly maxWidth = maxAutoWidth;

  /** `learnt`: what earlier runs learnt. */
  constructor(options: Omit<AdaptiveOptions, 'learnt'>, learnt: LearntLimits = {}) {
    this.#options = options;
    this.#learnt = learnt;
  }

  of(origin: string): Pace {
    const known = this.#paces.get(origin);
    if (known !== undefined) return known;
    const pace = new AdaptivePace({ ...this.#options, learnt: this.#learnt[origin] });
    this.#paces.set(origin, pace);
    return pace;
  }

  get width(): number {
    return Math.max(1, ...[...this.#paces.values()].map(({ width }) => width));
  }

  learnt(): LearntLimits {
    const seen = [...this.#paces].map(([origin, { learnt }]) => [origin, learnt] as const);
    return { ...this.#learnt, ...Object.fromEntries(seen) };
  }
}
