import { digestOf } from '../json/digestOf.ts';
import type { JsonList } from '../json/value.ts';
import type { JobRequest } from '../request/jobRequest.ts';
import { PageIdentity } from './pageIdentity.ts';
import type { Stop } from './scroller.ts';

const mostSampled = 16;

/** The end of a paging that came back to something, and the page to which it came back. */
export interface LoopStop extends Stop {
  stop: 'repeated-page';
  repeats: 'page' | 'request';
  page: number;
}

/**
 * Ends the paging of one job run that goes in circles, whatever its method and whatever changes around the records: at a
 * request that was sent before, or a page that came before. Keeps a few bytes of each page.
 */
export class LoopGuard {
  /** Numbers of the pages by what was asked for, and by what came. */
  readonly #requests = new Map<string, number>();
  readonly #samples = new Map<string, number>();
  readonly #identity = new PageIdentity();
  #requested = '';
  #pageRequest = '';
  #pages = 0;
  #wasEmpty = false;
  #wasAlike = false;

  /**
   * Whether a request leads back to a page that was read. The very request before is let through: a scroll may keep its
   * token from page to page.
   */
  beforeRequest(request: JobRequest): LoopStop | undefined {
    const digest = requestDigest(request);
    const page = this.#requests.get(digest);
    if (page !== undefined && digest !== this.#requested) return repeated('request', page, requestMessage(page));
    this.#requested = digest;
    return undefined;
  }

  /** Whether a page is one that came before; it is not to be kept then. */
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

  /** The page that came again, where that is sure enough to end the paging. */
  #pageBefore(records: JsonList, isSameRequest: boolean): number | undefined {
    const wasEmpty = this.#wasEmpty;
    this.#wasEmpty = records.length === 0;
    // Filtered pages may be empty; the answer to one and the same request will stay so.
    if (this.#wasEmpty) return wasEmpty && isSameRequest ? this.#pages : undefined;
    const sample = sampleRecords(records);
    const digest = digestOf([records.length, ...sample]);
    const page = this.#samples.get(digest);
    const identity = this.#identity.of(sample, digest);
    const wasAlike = this.#wasAlike;
    this.#wasAlike = page !== undefined && identity === 'weak';
    if (page === undefined) this.#samples.set(digest, this.#pages + 1);
    // Two pages in a row that came before are a circle, where one may be chance.
    const isSure = isSameRequest || identity === 'strong' || (identity === 'weak' && wasAlike);
    return isSure ? page : undefined;
  }
}

function repeated(repeats: LoopStop['repeats'], page: number, message: string): LoopStop {
  return { stop: 'repeated-page', repeats, page, message };
}

function requestMessage(page: number): string {
  return `The next request is the one that page ${page} came from, so the paging goes in circles.`;
}

function pageMessage(number: number, page: number, records: number): string {
  if (records === 0) return `Page ${number} is empty, as page ${page} was, and the request stays the same.`;
  return `Page ${number} holds the same records as page ${page}, so the API does not follow the paging.`;
}

function requestDigest({ endpoint, method, params, headers }: JobRequest): string {
  return digestOf([endpoint, method, params, headers]);
}

/** Up to 16 records of a page, evenly spread, the first and the last among them. */
function sampleRecords(records: JsonList): JsonList {
  if (records.length <= mostSampled) return records;
  const step = (records.length - 1) / (mostSampled - 1);
  return Array.from({ length: mostSampled }, (_, index) => records[Math.round(index * step)] ?? null);
}
