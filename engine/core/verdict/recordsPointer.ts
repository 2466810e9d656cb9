import { childPointer } from '../childPointer.ts';
import type { Ending } from './witness.ts';

/** The pointer of the option for the records: `dataField`, or the job if it has none. */
export function recordsPointer({ dataField, jobPointer }: Pick<Ending, 'dataField' | 'jobPointer'>): string {
  return dataField === undefined ? jobPointer : childPointer(jobPointer, 'dataField');
}
