/** Part of a histogram: the values from a start to below an end. */
export interface HistogramBar {
  start: number;
  end: number;
  count: number;
}

/** The maximum number of parts that are counted apart, and of those that are shown. */
const [maxCounted, maxShown] = [400, 24];

/** The number of digits by which values are distinguished at first. */
const digits = 12;

/**
 * A histogram of values whose range is not known before. It counts in parts of a power of ten, and joins ten of them when
 * the values need more room, so that memory does not grow. The bounds of its bars are round numbers.
 */
export class Histogram {
  readonly #smallestPower: number;
  #counts = new Map<number, number>();
  #power: number | undefined;
  #low = Number.POSITIVE_INFINITY;
  #high = Number.NEGATIVE_INFINITY;

  /** Creates a histogram whose parts are at least 10 to this power wide, as 0 for whole numbers. */
  constructor(smallestPower = Number.NEGATIVE_INFINITY) {
    this.#smallestPower = smallestPower;
  }

  add(value: number): void {
    this.#power ??= Math.max(this.#smallestPower, Math.floor(Math.log10(Math.abs(value) || 1)) - digits);
    const [low, high] = [Math.min(this.#low, value), Math.max(this.#high, value)];
    this.#low = low;
    this.#high = high;
    while (this.#partOf(high) - this.#partOf(low) >= maxCounted) this.#join();
    const part = this.#partOf(value);
    this.#counts.set(part, (this.#counts.get(part) ?? 0) + 1);
  }

  /** The bars from the smallest to the largest value, those of no value too. */
  bars(): HistogramBar[] {
    if (this.#power === undefined) return [];
    const [first, last] = [this.#partOf(this.#low), this.#partOf(this.#high)];
    const width = widthFor(first, last);
    const bars: HistogramBar[] = [];
    for (let at = Math.floor(first / width); at <= Math.floor(last / width); at++)
      bars.push({ start: this.#valueOf(at * width), end: this.#valueOf((at + 1) * width), count: 0 });
    for (const [part, count] of this.#counts) {
      const bar = bars[Math.floor(part / width) - Math.floor(first / width)];
      if (bar !== undefined) bar.count += count;
    }
    return bars;
  }

  #join(): void {
    const joined = new Map<number, number>();
    for (const [part, count] of this.#counts)
      joined.set(Math.floor(part / 10), (joined.get(Math.floor(part / 10)) ?? 0) + count);
    this.#counts = joined;
    this.#power = (this.#power ?? 0) + 1;
  }

  #partOf(value: number): number {
    const power = this.#power ?? 0;
    return Math.floor(power < 0 ? value * 10 ** -power : value / 10 ** power);
  }

  #valueOf(part: number): number {
    const power = this.#power ?? 0;
    return power < 0 ? part / 10 ** -power : part * 10 ** power;
  }
}

/** How many parts a bar joins: 1, 2 or 5, or ten times as many, so that few enough are left. */
function widthFor(first: number, last: number): number {
  for (let ten = 1; ; ten *= 10)
    for (const width of [ten, 2 * ten, 5 * ten])
      if (Math.floor(last / width) - Math.floor(first / width) < maxShown) return width;
}
