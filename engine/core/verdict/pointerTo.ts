import { childPointer } from '../childPointer.ts';
import { hasField } from '../json/value.ts';
import type { Ending } from './witness.ts';

/** The pointer of a paging option; of the options, or of the job, where it does not stand there. */
export function pointerTo({ options, optionsPointer, jobPointer }: Ending, key?: string): string {
  if (options === undefined || optionsPointer === undefined) return jobPointer;
  return key !== undefined && hasField(options, key) ? childPointer(optionsPointer, key) : optionsPointer;
}
