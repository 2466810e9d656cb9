/** Keeps requests apart: the earliest time of the next one. Times are in milliseconds. */
export class Spacing {
  #next = 0;

  /** The wait until the next request may leave; negative: it is that late. */
  delay(now: number): number {
    return this.#next - now;
  }

  /** Notes that a request leaves. One that is late lets the next leave earlier, by this much at most. */
  sent(now: number, interval: number, maxLate: number): void {
    this.#next = Math.max(this.#next, now - maxLate) + interval;
  }

  /** Lets none leave before this time. */
  notBefore(time: number): void {
    this.#next = Math.max(this.#next, time);
  }
}
