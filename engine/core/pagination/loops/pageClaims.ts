import type { RestatedPage } from '../restated/restatedPages.ts';

/** The end of a paging as the API states it: more records or pages are counted than were read, more follow, or none. */
export type SaysOfEnd = 'unreached' | 'more' | 'last' | undefined;

/** Facts about a page for the loop guard, besides a sample of its records. */
export interface PageClaims {
  /** The end as the API states it once this page is read. */
  says: SaysOfEnd;
  size: number;
  /** A digest of all records. Called only for pages with equal samples. */
  records(): string;
  /** A digest of the content around the records, without parts that may change although the page is the same. */
  around(): string;
  /** The fields there with another value than on the page before, also those in records that it restates. */
  changed?(): string[];
  /** The earlier page that it restates, with other times in its records. */
  restated?: RestatedPage | undefined;
}

/** The claims of an unknown page. */
export const noClaims: PageClaims = {
  says: undefined,
  size: 0,
  records: () => '',
  around: () => '',
  changed: () => [],
};
