import type { EvidenceCode } from '../../contracts/generated/types.ts';
import type { CountedRows } from './countRows.ts';
import type { SaidInRun } from './eventRuns.ts';
import type { JobTrace } from './followRequests.ts';
import type { JobPaging } from './jobPaging.ts';
import type { Missing } from './missing.ts';

/** The facts about one job of the configuration in one run of the component. */
export interface PartFacts {
  paging: JobPaging;
  /** The requests of the job; undefined: they are not known. */
  trace: JobTrace | undefined;
  /** The reason why they are not known. */
  noTrace: Missing | undefined;
  /** The messages of the job; undefined: they are not known. */
  said: readonly SaidInRun['means'][] | undefined;
  counted: CountedRows;
  /** The reasons that forbid `complete`. */
  blocked: readonly Missing[];
}

export type StopMeaning =
  | 'short-page'
  | 'no-next'
  | 'empty-end'
  | 'flag'
  | 'force-stop'
  | 'limit-stop'
  | 'same-response';

/** The ends of a paging that a job says. */
export const stopMeanings: ReadonlySet<SaidInRun['means']> = new Set<StopMeaning>([
  'short-page',
  'no-next',
  'empty-end',
  'flag',
  'force-stop',
  'limit-stop',
  'same-response',
]);

/** Evidence that everything was read, as far as a job of the platform can give it. */
export const soundCodes: ReadonlySet<EvidenceCode> = new Set(['full-then-short', 'token-ended', 'link-ended']);
