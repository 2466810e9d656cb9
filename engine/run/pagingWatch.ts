import type { JobConfig } from '../core/config/extractionConfig.ts';
import type { RunEvent } from '../core/contracts/generated/types.ts';
import { endOfPaging, type RunSize, runSize } from '../core/forecast/runSize.ts';
import { digestRecords } from '../core/pagination/digestRecords.ts';
import { LoopGuard } from '../core/pagination/loops/loopGuard.ts';
import type { PageClaims } from '../core/pagination/loops/pageClaims.ts';
import { askedPageSize } from '../core/pagination/pageSize.ts';
import { RestatedPages } from '../core/pagination/restated/restatedPages.ts';
import type { RecordSample } from '../core/pagination/sampleRecords.ts';
import type { Step, Stop } from '../core/pagination/scroller.ts';
import type { ScrollerConfig } from '../core/pagination/scrollers/readPagination.ts';
import type { Records } from '../core/records/records.ts';
import { aroundRecords } from '../core/verdict/aroundRecords.ts';
import { changedAround } from '../core/verdict/changedAround.ts';
import { EndWatch, type StatedAmount } from '../core/verdict/judging/endWatch.ts';
import { Judge } from '../core/verdict/judging/judge.ts';
import type { RunVerdict } from '../core/verdict/verdict.ts';
import type { ObservedPage, PagingEnd } from '../core/verdict/witness.ts';
import type { Waiting } from './counting/runCounts.ts';
import type { Page } from './page/page.ts';

/** A page with its records. */
export interface Reading {
  readonly page: Page;
  /** The records as the paging counts them. */
  counted: Records;
  /** A sample of those. */
  sample: RecordSample;
  /** Whether it has no records and ends the paging after other pages. */
  isEmptyEnd: boolean;
  /** The amount that the API reports with it. */
  stated?: StatedAmount;
  /** The event about the next step. */
  following?: RunEvent | undefined;
}

/** A page, and the view of it for witnesses. */
interface Sight {
  reading: Reading;
  observed: ObservedPage;
}

/** The end of a paging without other information. */
const noStop: Stop = { stop: 'repeated-page', message: '' };

/** Watches the paging of one run of a job: ends it if it loops, and returns the verdict at the end. */
export class PagingWatch {
  readonly #guard: LoopGuard<Sight>;
  readonly #restated = new RestatedPages();
  readonly #judge = new Judge();
  readonly #end = new EndWatch();
  readonly #job: JobConfig;
  readonly #scroller: ScrollerConfig | undefined;
  #before: Pick<ObservedPage, 'envelope'> | undefined;
  #firstRequest: Page['request'] | undefined;
  /** Pages that are data, and those of them whose only row is no record. */
  #pages = 0;
  #blank = 0;
  #records = 0;
  #perPage: number | undefined;

  constructor(job: JobConfig, scroller: ScrollerConfig | undefined) {
    this.#job = job;
    this.#scroller = scroller;
    // Children run before the next page, so a page with children cannot wait for it.
    this.#guard = new LoopGuard(job.children.length === 0);
  }

  get pages(): number {
    return this.#pages;
  }

  /** Pages that were read, including those that may turn out to be repeated. */
  get pagesRead(): number {
    return this.#guard.pages;
  }

  /** Pages that may not be data. */
  get waiting(): Waiting {
    const { held } = this.#guard;
    const records = held.reduce((sum, { reading }) => sum + recordsOf(reading).length, 0);
    return { pages: held.length, records };
  }

  /** The stop of the paging if this request repeats an earlier one. */
  follow({ request }: Step): Stop | undefined {
    return this.#guard.beforeRequest(request);
  }

  /** Takes a page before it is kept; returns those to keep now, in order, or the stop of a loop. */
  see(reading: Reading): Reading[] | Stop {
    const { request } = reading.page;
    const observed = this.#observe(reading);
    const sight = { reading, observed };
    this.#records += observed.records.length;
    this.#perPage ??= observed.records.length;
    this.#firstRequest ??= request;
    const claims = this.#claimsOf(sight);
    if (this.#scroller !== undefined) reading.stated = this.#end.stated;
    const settled = this.#guard.afterPage(request, reading.sample, sight, claims);
    return 'stop' in settled ? settled : this.#judged(settled);
  }

  /** The pages that waited for the next one, if the paging has ended without one. */
  release(): Reading[] {
    return this.#judged(this.#guard.release());
  }

  #observe({ page, counted, sample }: Reading): ObservedPage {
    const { number, request, content, response } = page;
    const { headers, isError, isBlank, status } = response;
    const { foundAt } = content.selected;
    const { dataField } = this.#job;
    const recordsPath = dataField === undefined ? foundAt : dataField.path.split(dataField.delimiter).join('.');
    const isFound = foundAt !== undefined;
    // A stand-in for missing content says nothing about the data.
    const body = isBlank ? { response: {}, isBlank } : { response: content.outline, whole: () => content.response };
    const seen = { ...body, headers, status, isFound, isError };
    return this.#judge.observe({ ...seen, number, request, records: counted, sample, recordsPath });
  }

  #claimsOf({ observed, reading: { page, sample } }: Sight): PageClaims {
    const { number: pages, records, headers } = observed;
    const before = this.#before;
    this.#before = { envelope: observed.envelope };
    const restated = this.#scroller && this.#restated.see(sample, headers.get('date'), records);
    const end = { ...this.#endOf(noStop, pages, this.#records), firstRequest: this.#firstRequest };
    return {
      says: this.#scroller && this.#end.see(observed, end),
      size: page.response.body.length,
      records: () => digestRecords(records),
      around: () => aroundRecords(observed),
      changed: () => [...(restated?.fields ?? []), ...(before === undefined ? [] : changedAround(before, observed))],
      restated,
    };
  }

  #judged(sights: Sight[]): Reading[] {
    for (const { reading, observed } of sights) {
      this.#judge.add(observed);
      if (reading.counted.length < recordsOf(reading).length) this.#blank++;
    }
    this.#pages += sights.length;
    return sights.map(({ reading }) => reading);
  }

  /** The verdict on this run, which kept this many records. */
  conclude(stop: Stop, records: number): RunVerdict {
    return this.#judge.conclude(this.#endOf(stop, this.#pages, records - this.#blank));
  }

  /** The size of this run in whole; undefined if it is not known. */
  size(isEnded: boolean): RunSize | undefined {
    const paging = this.#scroller?.paging;
    const pageSize = paging && askedPageSize(paging, this.#job.params);
    return runSize({
      isEnded,
      pages: this.pagesRead,
      records: this.#records,
      perPage: this.#perPage ?? 0,
      pageSize,
      stated: this.#end.stated,
      endsBy: paging && endOfPaging(paging, pageSize),
    });
  }

  #endOf(stop: Stop, pages: number, records: number): PagingEnd {
    const { params, pointer: jobPointer, dataField } = this.#job;
    const scroller = this.#scroller;
    const pageSize = scroller && askedPageSize(scroller.paging, params);
    const { again } = this.#guard;
    const restated = this.#restated.last;
    return { stop, pages, records, scroller, pageSize, jobPointer, dataField, again, restated };
  }
}

/** The records of a page, before any limit. */
function recordsOf({ page }: Reading): Records {
  return page.content.selected.records;
}
