import type { ComputedCall } from '../core/expressions/evaluation.ts';
import type { PlaceholderValues } from '../core/records/placeholders.ts';
import type { RecordView } from '../core/records/recordView.ts';

/** The parent of a child job. */
export interface ParentRecord {
  /** The number of the record on its page, from 1. */
  record: number;
  /** The records above the job, nearest first. */
  records: readonly RecordView[];
  values: PlaceholderValues;
  /** The functions that were computed for them, if the run is watched. */
  computed: readonly ComputedCall[];
}
