import { childPointer } from '../childPointer.ts';
import type { Ending } from './witness.ts';

/** The pointer of what says where the records are: `dataField`, or the job that has none. */
export function recordsPointer({ dataField, jobPointer }: Pick<Ending, 'dataField' | 'jobPointer'>): string {
  return dataField === undefined ? jobPointer : childPointer(jobPointer, 'dataField');
}
