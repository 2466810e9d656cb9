/** What a piece of evidence speaks for; a doubt keeps a job from being called complete, and no more than that. */
export type Speaks = 'complete' | 'incomplete' | 'doubt';

/** Every kind of evidence with what it speaks for where nothing weakens it. */
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
  'full-then-short': 'complete',
  'full-then-empty': 'complete',
  'token-ended': 'complete',
  'link-ended': 'complete',
  'flag-ended': 'complete',
  'path-never-found': 'incomplete',
  'data-field-never-found': 'incomplete',
  'repeated-page': 'incomplete',
  'same-answer': 'doubt',
  'ignored-error': 'doubt',
  'limit-stop': 'incomplete',
  'force-stop': 'incomplete',
  'max-pages': 'incomplete',
  'max-records': 'incomplete',
  'max-requests': 'incomplete',
  'max-children': 'incomplete',
  'parent-incomplete': 'doubt',
  cancelled: 'incomplete',
  failed: 'incomplete',
} as const satisfies Record<string, Speaks>;

export type EvidenceCode = keyof typeof evidenceCodes;

/** Something that was seen about the completeness of a job's data. */
export interface Evidence {
  code: EvidenceCode;
  speaks: Speaks;
  /** One sentence, with a number where there is one; never a value that may be a secret. */
  message: string;
  /** Page on which it was seen, from 1. */
  page?: number;
  /** Dotted path in the response. */
  path?: string;
  /** Name of the header. */
  header?: string;
  /** JSON pointer of the part of the configuration that is to blame; it is always there. */
  pointer?: string;
}
