import type { RunEvent } from '../../core/contracts/generated/types.ts';

/**
 * What a running job gives: events, and work on what all jobs share. A job may run ahead of its turn; such work is only
 * done when its turn has come, so that tables, counts and state are those of a run in which nothing runs ahead.
 */
export type RunItem = RunEvent | InTurn;

export interface InTurn {
  /** Does the work and gives the events about it. */
  inTurn(): Iterable<RunEvent> | Promise<Iterable<RunEvent>>;
}

/** Work without events of its own. */
export function inTurn(work: () => void): InTurn {
  return {
    inTurn() {
      work();
      return [];
    },
  };
}

/** Does the work of every item as it comes and gives the events in their order. */
export async function* takeTurns(items: AsyncIterable<RunItem>): AsyncGenerator<RunEvent, void> {
  for await (const item of items) {
    if ('inTurn' in item) yield* await item.inTurn();
    else yield item;
  }
}
