import { digestOf } from '../json/digestOf.ts';
import type { JsonList } from '../json/value.ts';
import type { JobRequest } from '../request/jobRequest.ts';
import { PageIdentity } from './pageIdentity.ts';
import type { Stop } from './scroller.ts';

const mostSampled = 16;

/** The end of a paging that loops, with the page that was repeated. */
export interface LoopStop extends Stop {
  stop: 'repeated-page';
  repeats: 'page' | 'request';
  page: number;
}

/**
 * Ends the paging of one job run if it loops: at a request that was already sent, or a page that was already read. It
 * works for every method and ignores changes around the records. Keeps a few bytes of each page.
 */
export class LoopGuard {
  /** Page numbers by request digest and by record digest. */
  readonly #requests = new Map<string, number>();
  readonly #samples = new Map<string, number>();
  readonly #identity = new PageIdentity();
  #requested = '';
  #pageRequest = '';
  #pages = 0;
  #wasEmpty = false;
  #wasAlike = false;

  /**
   * Returns a stop if a request repeats that of an earlier page. A request equal to the last one is allowed, because a
   * scroll may keep its token from page to page.
   */
  beforeRequest(request: JobRequest): LoopStop | undefined {
    const digest = requestDigest(request);
    const page = this.#requests.get(digest);
    if (page !== undefined && digest !== this.#requested) return repeated('request', page, requestMessage(page));
    this.#requested = digest;
    return undefined;
  }

  /** Returns a stop if a page repeats an earlier one, which is then not kept. */
  afterPage(request: JobRequest, records: JsonList): LoopStop | undefined {
    const digest = requestDigest(request);
    const isSameRequest = digest === this.#pageRequest;
    const page = this.#pageBefore(records, isSameRequest);
    if (page !== undefined) return repeated('page', page, pageMessage(this.#pages + 1, page, records.length));
    this.#pages++;
    this.#pageRequest = digest;
    if (!this.#requests.has(digest)) this.#requests.set(digest, this.#pages);
    this.#requested ||= digest;
    return undefined;
  }

  /** The page that was repeated, if that is certain enough to end the paging. */
  #pageBefore(records: JsonList, isSameRequest: boolean): number | undefined {
    const wasEmpty = this.#wasEmpty;
    this.#wasEmpty = records.length === 0;
    // Filtered pages may be empty, but the response to the same request stays empty.
    if (this.#wasEmpty) return wasEmpty && isSameRequest ? this.#pages : undefined;
    const sample = sampleRecords(records);
    const digest = digestOf([records.length, ...sample]);
    const page = this.#samples.get(digest);
    const identity = this.#identity.of(sample, digest);
    const wasAlike = this.#wasAlike;
    this.#wasAlike = page !== undefined && identity === 'weak';
    if (page === undefined) this.#samples.set(digest, this.#pages + 1);
    // One repeated page may be chance, but two in a row are a loop.
    const isSure = isSameRequest || identity === 'strong' || (identity === 'weak' && wasAlike);
    return isSure ? page : undefined;
  }
}

function repeated(repeats: LoopStop['repeats'], page: number, message: string): LoopStop {
  return { stop: 'repeated-page', repeats, page, message };
}

function requestMessage(page: number): string {
  return `The next request equals that of page ${page}, so the paging is in a loop.`;
}

function pageMessage(number: number, page: number, records: number): string {
  if (records === 0) return `Page ${number} is empty like page ${page}, and the request stays the same.`;
  return `Page ${number} has the same records as page ${page}, so the API ignores the paging parameters.`;
}

function requestDigest({ endpoint, method, params, headers }: JobRequest): string {
  return digestOf([endpoint, method, params, headers]);
}

/** Up to 16 records of a page, evenly spread, including the first and the last. */
function sampleRecords(records: JsonList): JsonList {
  if (records.length <= mostSampled) return records;
  const step = (records.length - 1) / (mostSampled - 1);
  return Array.from({ length: mostSampled }, (_, index) => records[Math.round(index * step)] ?? null);
}
