import type { ShardPages } from '../contracts/generated/types.ts';
import { isStop, type Step } from './scroller.ts';

/** A step for a range of pages, for a method that knows its requests in advance; `begun` adds stop conditions. */
export function onlyPages(start: Step, { first, last }: ShardPages, begun: (step: Step) => Step): Step {
  let step = start;
  for (let page = 1; page < first; page++) {
    const next = step.ahead?.();
    if (next === undefined) throw new Error('The requests of this paging are not known in advance.');
    step = next;
  }
  return last === undefined ? begun(step) : upTo(begun(step), last - first);
}

/** Ends the paging after this many more pages. */
function upTo({ ahead, ...step }: Step, more: number): Step {
  const later = (next: Step | undefined) => next && upTo(next, more - 1);
  return {
    ...step,
    next: (page) => {
      const next = step.next(page);
      if (isStop(next) || more > 0) return isStop(next) ? next : upTo(next, more - 1);
      return { stop: 'max-pages', message: 'The next pages belong to another shard.' };
    },
    ...(ahead && more > 0 && { ahead: () => later(ahead()) }),
  };
}
