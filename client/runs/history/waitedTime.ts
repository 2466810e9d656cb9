interface Span {
  from: number;
  to: number;
}

/** The maximum number of separate spans. */
const maxSpans = 200;

/** The time that a run waited, of which no moment counts twice, in whatever order its waits are known. */
export class WaitedTime {
  /** Without overlaps, the earliest first. */
  #spans: Span[] = [];

  /** Adds a wait; returns how much of it did not count yet, in milliseconds. */
  add(from: number, to: number): number {
    const touched = this.#spans.filter((span) => span.from <= to && span.to >= from);
    const known = touched.reduce((sum, span) => sum + Math.min(to, span.to) - Math.max(from, span.from), 0);
    const joined = {
      from: Math.min(from, ...touched.map((span) => span.from)),
      to: Math.max(to, ...touched.map((span) => span.to)),
    };
    this.#spans = [...this.#spans.filter((span) => !touched.includes(span)), joined].toSorted(
      (a, b) => a.from - b.from,
    );
    this.#forget();
    return to - from - known;
  }

  /** Joins the two earliest spans if there are too many: what lies between them no longer counts. */
  #forget(): void {
    const [first, second] = this.#spans;
    if (this.#spans.length <= maxSpans || first === undefined || second === undefined) return;
    this.#spans.splice(0, 2, { from: first.from, to: second.to });
  }
}
