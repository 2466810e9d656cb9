/** Why the requests of a job ended: what was observed, not what may be concluded (`contracts.md`, Report). */
export const stopReasons = [
  'single-page',
  'short-page',
  'empty-page',
  'no-next-value',
  'no-next-url',
  'next-page-flag',
  'repeated-page',
  'force-stop',
  'limit-stop',
  'max-pages',
  'max-records',
  'max-requests',
  'cancelled',
  'failed',
] as const;

export type StopReason = (typeof stopReasons)[number];
