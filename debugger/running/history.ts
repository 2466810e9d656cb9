import type { Moment } from '@pagewright/engine/debugging';
import type { RunStack } from './runStack.ts';

interface Passed {
  key: string;
  kind: Moment['kind'];
  depth: number;
  /** The page of the current job. */
  page: number | undefined;
  /** The number of requests before it: those that were sent or repeated, and those that jobs asked for. */
  asked: number;
  requests: number;
}

/** The moments of a run up to the current one. */
export class History {
  readonly #passed: Passed[] = [];
  #requests = 0;

  get length(): number {
    return this.#passed.length;
  }

  get first(): string | undefined {
    return this.#passed[0]?.key;
  }

  /** The last request, also if the current moment belongs to it. */
  get lastRequest(): string | undefined {
    return this.#passed.findLast(({ kind }) => kind === 'request')?.key;
  }

  /** The number of requests so far, with the current one. */
  get requests(): number {
    return this.#requests;
  }

  /** The number of requests before a moment. */
  requestsBefore(key: string): number {
    return this.#passed.find((passed) => passed.key === key)?.requests ?? this.#requests;
  }

  add({ key, depth, moment, top }: RunStack, asked: number): void {
    if (moment === undefined) return;
    this.#passed.push({ key, kind: moment.kind, depth, page: top?.page, asked, requests: this.#requests });
    if (moment.kind === 'request') this.#requests++;
  }

  /** The last request before the current moment that is no deeper than this; otherwise the first moment. */
  requestBefore(depth: number): string | undefined {
    const before = this.#passed.slice(0, -1);
    return before.findLast((passed) => passed.kind === 'request' && passed.depth <= depth)?.key ?? this.first;
  }

  /** The last request for this page at this depth: that of a job on the stack. */
  requestAt(depth: number, page: number): Pick<Passed, 'key' | 'asked'> | undefined {
    return this.#passed.findLast(
      (passed) => passed.kind === 'request' && passed.depth === depth && passed.page === page,
    );
  }
}
