import type { RunEvent } from '../../core/contracts/generated/types.ts';

/**
 * An item of a running job: an event, or work on state that all jobs share. A job may run ahead; its work is done only
 * when its turn comes, so that tables, counts and state do not depend on it.
 */
export type RunItem = RunEvent | InTurn;

export interface InTurn {
  /** The size of the response that it holds until its turn; absent: none. */
  bytes?: number;
  /** Does the work and returns its events. */
  inTurn(): Iterable<RunEvent> | Promise<Iterable<RunEvent>>;
}

export function inTurn(work: () => void): InTurn {
  return {
    inTurn() {
      work();
      return [];
    },
  };
}

/** Does the work of each item as it comes and yields the events in order. */
export async function* takeTurns(items: AsyncIterable<RunItem>): AsyncGenerator<RunEvent, void> {
  for await (const item of items) {
    if (!('inTurn' in item)) yield item;
    else for (const event of await item.inTurn()) yield event;
  }
}
