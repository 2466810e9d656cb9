import type { Ending } from './witness.ts';

/** The pointer of a paging option; of all options, or of the job, where it does not stand there. */
export function pointerTo({ scroller, jobPointer }: Ending, key?: string): string {
  if (scroller === undefined) return jobPointer;
  return key === undefined ? scroller.pointer : scroller.pointerTo(key);
}
