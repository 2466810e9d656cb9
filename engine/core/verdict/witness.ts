import type { LoopStop } from '../pagination/loopStop.ts';
import type { RestatedPage } from '../pagination/restated/restatedPages.ts';
import type { Stop } from '../pagination/scroller.ts';
import type { ScrollerConfig } from '../pagination/scrollers/readPagination.ts';
import type { PageAgain } from '../pagination/seenPages.ts';
import type { Recognised, ViewedHeader, ViewedParam } from '../recognition/paging/recognise.ts';
import type { DataField } from '../records/selectRecords.ts';
import type { JobRequest } from '../request/jobRequest.ts';
import type { Answer } from './answer.ts';
import type { EnvelopeField } from './envelope.ts';
import type { Evidence } from './evidence.ts';
import type { HiddenRows } from './hiddenRows.ts';
import type { Holding, SeenPage } from './seenPage.ts';

export type { Holding, SeenPage } from './seenPage.ts';

export interface PagingEnd {
  /** If the loop guard ended it, the page that was repeated, the number of kept copies, the sign, and the changes. */
  stop: Stop & Partial<Pick<LoopStop, 'page' | 'copies' | 'sign' | 'changed'>>;
  /** The numbers of kept pages and records. */
  pages: number;
  records: number;
  /** Absent without paging. */
  scroller: ScrollerConfig | undefined;
  pageSize: number | undefined;
  jobPointer: string;
  dataField: DataField | undefined;
  /** The first page that came again, whole and with its ids. */
  again?: PageAgain | undefined;
  /** The repeated contents of the last page. */
  restated?: RestatedPage | undefined;
}

/** A page for the witnesses. Its records are those that the API sent, also where the format takes them as one. */
export interface ObservedPage extends SeenPage, Answer {
  /** The scalars around the records; empty if the whole response is data. */
  envelope: readonly EnvelopeField[];
  /** The paging roles of these and of the headers. */
  paging: Recognised<EnvelopeField, ViewedParam, SeenHeader>;
  holds: Holding;
  /** Whether the place of the records exists, even if it is empty. */
  hasPlace: boolean;
  /** The hidden records of the value at their place, which may be the whole response. */
  hidden: HiddenRows | undefined;
}

export interface SeenHeader extends ViewedHeader {
  value: string;
}

/** The end of the paging for the witnesses. */
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
