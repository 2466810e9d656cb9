import type { EvidenceCode, ReportedEvidence, Verdict } from '../contracts/generated/types.ts';

/** The conclusion of evidence. A doubt only keeps a job from being called complete. */
export type Speaks = 'complete' | 'incomplete' | 'doubt';

/** Every kind of evidence, with its conclusion if nothing weakens it. */
export const evidenceCodes = {
  'total-matches': 'complete',
  'total-differs': 'incomplete',
  'more-than-total': 'doubt',
  'pages-match': 'complete',
  'pages-missing': 'incomplete',
  'has-more': 'incomplete',
  'says-no-more': 'complete',
  'next-link': 'incomplete',
  'link-header': 'incomplete',
  'token-beside': 'incomplete',
  'no-next': 'complete',
  'capped-page': 'incomplete',
  'page-size-ignored': 'doubt',
  'error-answer': 'incomplete',
  'status-changed': 'doubt',
  'says-partial': 'incomplete',
  'total-window': 'doubt',
  'total-falls': 'doubt',
  'records-repeated': 'doubt',
  'first-page-missed': 'incomplete',
  'records-elsewhere': 'incomplete',
  'not-rows': 'doubt',
  'full-then-short': 'complete',
  'full-then-empty': 'complete',
  'token-ended': 'complete',
  'link-ended': 'complete',
  'flag-ended': 'complete',
  'path-never-found': 'incomplete',
  'data-field-never-found': 'incomplete',
  'empty-list': 'doubt',
  'repeated-page': 'incomplete',
  'same-answer': 'doubt',
  'ignored-error': 'doubt',
  'limit-stop': 'incomplete',
  'force-stop': 'incomplete',
  'max-pages': 'incomplete',
  'max-records': 'incomplete',
  'max-requests': 'incomplete',
  'max-children': 'incomplete',
  'no-placeholders': 'incomplete',
  'job-warning': 'doubt',
  'parent-incomplete': 'doubt',
  cancelled: 'incomplete',
  failed: 'incomplete',
} as const satisfies Record<EvidenceCode, Speaks>;

/** Doubts that correct paging rarely raises, so that a person is warned of them. */
export const warningDoubts: ReadonlySet<EvidenceCode> = new Set([
  'total-differs',
  'more-than-total',
  'capped-page',
  'page-size-ignored',
  'status-changed',
  'total-window',
  'total-falls',
  'records-repeated',
  'not-rows',
]);

export interface Evidence extends ReportedEvidence {
  speaks: Speaks;
  /** The number of pages that the API reports. */
  pageCount?: number;
  /** The message if it is only a doubt, so that it does not say more than the status. */
  doubtMessage?: string;
  /** Whether a total may count only the single page. */
  mayCountPage?: boolean;
  /** Whether a whole page was repeated, not only some records. */
  isWholePage?: boolean;
}

/** Doubts that records may be missing, by the API: they fail a strict run, and leave the children of a job open. */
const losingDoubts: ReadonlySet<EvidenceCode> = new Set([
  'error-answer',
  'status-changed',
  'says-partial',
  'total-window',
  'total-falls',
  'records-repeated',
]);

/** Whether records are missing, or the API itself gives reason to doubt that all are there. */
export function mayLose({ status, evidence }: Verdict): boolean {
  return status === 'incomplete' || (status === 'unknown' && evidence.some(({ code }) => losingDoubts.has(code)));
}
