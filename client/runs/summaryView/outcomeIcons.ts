import type { SummaryPage } from '../summary/summaryMessages.ts';

/** The icons of the outcomes of runs. */
export const outcomeIcons: Record<SummaryPage['outcome'], string> = {
  complete: 'pass',
  found: 'pass',
  'not-needed': 'pass',
  'not-expressible': 'warning',
  incomplete: 'warning',
  unknown: 'question',
  running: 'sync',
  failed: 'error',
  cancelled: 'circle-slash',
  interrupted: 'circle-slash',
  fault: 'bug',
};
