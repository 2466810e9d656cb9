import type { Ending } from './witness.ts';

/** The pointer of a paging option; if it is missing, of all options, or of the job. */
export function pointerTo({ scroller, jobPointer }: Ending, key?: string): string {
  if (scroller === undefined) return jobPointer;
  return key === undefined ? scroller.pointer : scroller.pointerTo(key);
}
