import type { JobConfig } from '../core/config/extractionConfig.ts';
import type { RunEvent } from '../core/contracts/generated/types.ts';
import { LoopGuard } from '../core/pagination/loopGuard.ts';
import { askedPageSize } from '../core/pagination/pageSize.ts';
import type { ScrollerConfig } from '../core/pagination/readPagination.ts';
import type { RecordSample } from '../core/pagination/sampleRecords.ts';
import type { Step, Stop } from '../core/pagination/scroller.ts';
import type { Records } from '../core/records/records.ts';
import type { SelectedRecords } from '../core/records/selectRecords.ts';
import type { JobRequest } from '../core/request/jobRequest.ts';
import { Judge } from '../core/verdict/judge.ts';
import type { RunVerdict } from '../core/verdict/verdict.ts';
import type { SeenPage } from '../core/verdict/witness.ts';
import type { FetchedPage } from './watching/fetchedPage.ts';

/** A page that was read. */
export interface ReadPage extends FetchedPage {
  /** From 1. */
  number: number;
  selected: SelectedRecords<Records>;
  sample: RecordSample;
  /** It has no records and ends the paging after other pages. */
  isEmptyEnd: boolean;
  /** The event about what follows it. */
  following?: RunEvent | undefined;
}

/** Watches the paging of one run of a job: ends it if it loops, and gives the verdict at the end. */
export class PagingWatch {
  readonly #guard: LoopGuard<SeenPage & { read: ReadPage }>;
  readonly #judge = new Judge();
  readonly #job: JobConfig;
  readonly #scroller: ScrollerConfig | undefined;
  #pages = 0;

  /** `canHold`: whether a page may wait for the next one before it is kept. */
  constructor(job: JobConfig, scroller: ScrollerConfig | undefined, canHold: boolean) {
    this.#job = job;
    this.#scroller = scroller;
    this.#guard = new LoopGuard(canHold);
  }

  /** Pages that are data. */
  get pages(): number {
    return this.#pages;
  }

  /** Pages that were read, including one that may turn out to be repeated. */
  get pagesRead(): number {
    return this.#guard.pages;
  }

  /** The stop of the paging if this request repeats an earlier one. */
  follow({ request }: Step): Stop | undefined {
    return this.#guard.beforeRequest(request);
  }

  /** Takes a page before it is kept; returns the pages to keep now, in order, or the stop of a loop. */
  see(request: JobRequest, read: ReadPage): ReadPage[] | Stop {
    const { content, headers, isError, number, selected, sample, status } = read;
    const { records, foundAt } = selected;
    const { dataField } = this.#job;
    const recordsPath = dataField === undefined ? foundAt : dataField.path.split(dataField.delimiter).join('.');
    const isFound = foundAt !== undefined;
    const seen = { response: content.outline, whole: () => content.response, headers, status };
    const page = { ...seen, number, request, records, recordsPath, isFound, isError, read };
    const settled = this.#guard.afterPage(request, sample, page);
    return 'stop' in settled ? settled : this.#judged(settled);
  }

  /** The page that waited for the next one, if the paging has ended without one. */
  release(): ReadPage[] {
    return this.#judged(this.#guard.release());
  }

  #judged(pages: (SeenPage & { read: ReadPage })[]): ReadPage[] {
    for (const page of pages) this.#judge.see(page);
    this.#pages += pages.length;
    return pages.map(({ read }) => read);
  }

  /** The verdict on this run, which kept this many records. */
  conclude(stop: Stop, records: number): RunVerdict {
    const { params, pointer: jobPointer, dataField } = this.#job;
    const scroller = this.#scroller;
    const pageSize = scroller && askedPageSize(scroller.paging, params);
    return this.#judge.conclude({ stop, pages: this.#pages, records, scroller, pageSize, jobPointer, dataField });
  }
}
