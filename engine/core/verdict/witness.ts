import type { JsonValue } from '../json/value.ts';
import type { LoopStop } from '../pagination/loopGuard.ts';
import type { ScrollerConfig } from '../pagination/readPagination.ts';
import type { Stop } from '../pagination/scroller.ts';
import type { Records } from '../records/records.ts';
import type { DataField } from '../records/selectRecords.ts';
import type { JobRequest } from '../request/jobRequest.ts';
import type { EnvelopeField } from './envelope.ts';
import type { Evidence } from './evidence.ts';

/** One kept page. */
export interface SeenPage {
  /** From 1. */
  number: number;
  request: JobRequest;
  /** Where it was not parsed whole, with only the first of its records. */
  response: JsonValue;
  /** Parses the whole response, where it was not. */
  whole?: () => JsonValue;
  /** By lower-case name. */
  headers: ReadonlyMap<string, string>;
  /** The located records, before any limit. */
  records: Records;
  /**
   * The path of the records, joined by dots: `dataField`, whether or not it was found, else the key of the list at the
   * root; undefined if the root is the list or no list was found.
   */
  recordsPath: string | undefined;
  /** The response had an error status, which is ignored. */
  isError?: boolean;
}

/** How the paging ended. */
export interface PagingEnd {
  /** If the loop guard ended it, the page that was repeated, and whether the repetition was kept too. */
  stop: Stop & Partial<Pick<LoopStop, 'page' | 'isKeptTwice'>>;
  /** The numbers of kept pages and records. */
  pages: number;
  records: number;
  /** Absent without paging. */
  scroller: ScrollerConfig | undefined;
  /** The requested page size. */
  pageSize: number | undefined;
  jobPointer: string;
  dataField: DataField | undefined;
}

/** What was found at the place of the records: a list, one value that is the only record, or nothing. */
export type Holding = 'list' | 'one' | 'nothing';

/** A page as witnesses see it. */
export interface ObservedPage extends SeenPage {
  /** The scalars around the records; empty if the whole response is data. */
  envelope: readonly EnvelopeField[];
  holds: Holding;
}

/** The end as witnesses see it. */
export interface Ending extends PagingEnd {
  firstRequest: JobRequest | undefined;
  lastPage: ObservedPage | undefined;
}

/** Watches one run of a job for one kind of evidence. Its memory does not grow with the number of pages. */
export interface Witness {
  see(page: ObservedPage): void;
  testify(end: Ending): Evidence[];
}

export type WitnessFactory = () => Witness;
