import type { Moment } from '@pagewright/engine/debugging';
import type { RunStack } from './runStack.ts';

/** A moment that has passed. */
interface Passed {
  key: string;
  kind: Moment['kind'];
  depth: number;
  /** Of the job at hand. */
  page: number | undefined;
  /** How many requests there were before it. */
  asked: number;
}

/** The moments of a run up to the one at hand. */
export class History {
  readonly #passed: Passed[] = [];

  get length(): number {
    return this.#passed.length;
  }

  get first(): string | undefined {
    return this.#passed[0]?.key;
  }

  add({ key, depth, moment, top }: RunStack, asked: number): void {
    if (moment !== undefined) this.#passed.push({ key, kind: moment.kind, depth, page: top?.page, asked });
  }

  /** The request before the moment at hand that is no deeper than this; else the first moment. */
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
