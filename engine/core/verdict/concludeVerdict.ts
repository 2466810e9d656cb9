import type { StopReason } from '../pagination/stopReason.ts';

/** What the evidence allows to conclude about the completeness of a job's data. */
export interface Verdict {
  status: 'complete' | 'incomplete' | 'unknown';
  evidence: { code: string; message: string }[];
}

const cutBy: Partial<Record<StopReason, string>> = {
  'max-pages': 'The limit of pages was reached while the paging would have gone on.',
  'max-records': 'The limit of records was reached; later records were not read.',
  'max-requests': 'The limit of requests was reached while there was more to request.',
  cancelled: 'The run was cancelled.',
  failed: 'The run failed before the job was through.',
};

/**
 * The verdict on one job. What cut the data off is evidence that some is missing; a stop reason alone is never
 * evidence that all was read.
 */
export function concludeVerdict(stopReason: StopReason): Verdict {
  const message = cutBy[stopReason];
  if (message === undefined) return { status: 'unknown', evidence: [] };
  return { status: 'incomplete', evidence: [{ code: stopReason, message }] };
}
