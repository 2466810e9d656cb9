import type { RestatedPage } from '../restated/restatedPages.ts';

/** What an API says of the end of a paging: more records or pages are counted than were read, more follow, or none. */
export type SaysOfEnd = 'unreached' | 'more' | 'last' | undefined;

/** What the loop guard may ask about a page besides a sample of its records. */
export interface PageClaims {
  /** What the API says once this page is read. */
  says: SaysOfEnd;
  /** The bytes of the page. */
  size: number;
  /** A digest of all records. Asked only of pages whose samples are equal. */
  records(): string;
  /** A digest of what is around the records, without what may change although the page is the same. */
  around(): string;
  /** The fields in it that have another value than on the page before, also those in records that it states anew. */
  changed?(): string[];
  /** What it only states anew, with other times in its records. */
  restated?: RestatedPage | undefined;
}

/** The claims of a page of which nothing is known. */
export const noClaims: PageClaims = {
  says: undefined,
  size: 0,
  records: () => '',
  around: () => '',
  changed: () => [],
};
