import type { Moment } from '@pagewright/engine/debugging';
import type { RunStack } from './runStack.ts';

interface Passed {
  key: string;
  kind: Moment['kind'];
  depth: number;
  /** The page of the current job. */
  page: number | undefined;
  /** The number of requests before it. */
  asked: number;
}

/** The moments of a run up to the current one. */
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
