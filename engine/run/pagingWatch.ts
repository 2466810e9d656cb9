import type { JobConfig } from '../core/config/extractionConfig.ts';
import { LoopGuard } from '../core/pagination/loopGuard.ts';
import { askedPageSize } from '../core/pagination/pageSize.ts';
import type { ScrollerConfig } from '../core/pagination/readPagination.ts';
import type { Step, Stop } from '../core/pagination/scroller.ts';
import type { SelectedRecords } from '../core/records/selectRecords.ts';
import type { JobRequest } from '../core/request/jobRequest.ts';
import { Judge } from '../core/verdict/judge.ts';
import type { RunVerdict } from '../core/verdict/verdict.ts';
import type { FetchedPage } from './pageFetches.ts';

/** Watches the paging of one run of a job: ends it if it loops, and gives the verdict at the end. */
export class PagingWatch {
  readonly #guard = new LoopGuard();
  readonly #judge = new Judge();
  readonly #job: JobConfig;
  readonly #scroller: ScrollerConfig | undefined;
  #pages = 0;

  constructor(job: JobConfig, scroller: ScrollerConfig | undefined) {
    this.#job = job;
    this.#scroller = scroller;
  }

  /** Pages that were read. */
  get pages(): number {
    return this.#pages;
  }

  /** The stop of the paging if this request repeats an earlier one. */
  follow({ request }: Step): Stop | undefined {
    return this.#guard.beforeRequest(request);
  }

  /** Checks a page before it is kept; returns the stop of the paging if the page is repeated. */
  see(request: JobRequest, page: FetchedPage, { records, foundAt }: SelectedRecords): Stop | undefined {
    const { response, headers, isError } = page;
    const looped = this.#guard.afterPage(request, records);
    if (looped !== undefined) return looped;
    const { dataField } = this.#job;
    const recordsPath = dataField === undefined ? foundAt : dataField.path.split(dataField.delimiter).join('.');
    this.#judge.see({ number: ++this.#pages, request, response, headers, records, recordsPath, isError });
    return undefined;
  }

  /** The verdict on this run, which kept this many records. */
  conclude(stop: Stop, records: number): RunVerdict {
    const { params, pointer: jobPointer, dataField } = this.#job;
    const scroller = this.#scroller;
    const pageSize = scroller && askedPageSize(scroller.paging, params);
    return this.#judge.conclude({ stop, pages: this.#pages, records, scroller, pageSize, jobPointer, dataField });
  }
}
