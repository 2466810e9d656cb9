import type { JsonList, JsonValue } from '../json/value.ts';
import type { ScrollerConfig } from '../pagination/readPagination.ts';
import type { Stop } from '../pagination/scroller.ts';
import type { DataField } from '../records/selectRecords.ts';
import type { JobRequest } from '../request/jobRequest.ts';
import type { EnvelopeField } from './envelope.ts';
import type { Evidence } from './evidence.ts';

/** What is told of one page that was kept. */
export interface SeenPage {
  /** From 1. */
  number: number;
  request: JobRequest;
  response: JsonValue;
  /** By lower-case name. */
  headers: ReadonlyMap<string, string>;
  /** The records as they were located, before any limit. */
  records: JsonList;
  /**
   * Keys that lead to the records, joined by dots: those of `dataField` whether it was found or not, else the key of the
   * list at the root; undefined where the root is the list, or no list was found.
   */
  recordsPath: string | undefined;
  /** The answer had an error status, which is ignored. */
  isError?: boolean;
}

/** How the paging ended. */
export interface PagingEnd {
  /** The page is the one that came again, where the loop guard ended it. */
  stop: Stop & { page?: number };
  /** Pages and records that were kept. */
  pages: number;
  records: number;
  /** Absent where nothing pages. */
  scroller: ScrollerConfig | undefined;
  /** Page size that was asked for. */
  pageSize: number | undefined;
  jobPointer: string;
  dataField: DataField | undefined;
}

/** What there is where the records are looked for: a list, one value that is the only record, or nothing. */
export type Holding = 'list' | 'one' | 'nothing';

/** A page as witnesses see it. */
export interface ObservedPage extends SeenPage {
  /** The plain values around the records; none where the answer as a whole is data. */
  envelope: readonly EnvelopeField[];
  holds: Holding;
}

/** The end as witnesses see it. */
export interface Ending extends PagingEnd {
  firstRequest: JobRequest | undefined;
  lastPage: ObservedPage | undefined;
}

/** Watches one run of a job for one kind of evidence. What it remembers does not grow with the number of pages. */
export interface Witness {
  see(page: ObservedPage): void;
  testify(end: Ending): Evidence[];
}

export type WitnessFactory = () => Witness;
