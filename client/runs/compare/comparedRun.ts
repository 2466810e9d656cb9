import type { TableProfiles } from '../../tables/profile/tableProfile.ts';
import type { RunRecord } from '../history/runRecord.ts';

/** A run with the profiles of its tables, if they were kept. */
export interface ComparedRun {
  record: RunRecord;
  profiles?: TableProfiles | undefined;
}
