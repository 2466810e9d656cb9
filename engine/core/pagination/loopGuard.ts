import { digestOf } from '../json/digestOf.ts';
import type { JobRequest } from '../request/jobRequest.ts';
import { type Identity, PageIdentity } from './pageIdentity.ts';
import type { RecordSample } from './sampleRecords.ts';
import type { Stop } from './scroller.ts';

/** The end of a paging that loops, with the page that was repeated. */
export interface LoopStop extends Stop {
  stop: 'repeated-page';
  repeats: 'page' | 'request';
  page: number;
  /** Whether that page was kept a second time before the loop was certain. */
  isKeptTwice?: boolean;
}

/** A page as the guard remembers it. */
interface Sight {
  /** Of its sample. */
  digest: string;
  identity: Identity;
  isEmpty: boolean;
  /** The first page with the same records. */
  earlier: number | undefined;
}

/**
 * Ends the paging of one job run if it loops. It works for every method and ignores changes around the records. A
 * request that was already sent is a loop. A page that was already read may be chance, or what the API sends at its end.
 * So it is held back until the next page: if that is the page that followed it before, the paging loops; otherwise the
 * page is data. Keeps a few bytes of each page.
 */
export class LoopGuard<P> {
  readonly #canHold: boolean;
  /** The page of each request, and the first page of each record digest. */
  readonly #requests = new Map<string, { page: number; sight: Sight }>();
  readonly #samples = new Map<string, number>();
  /** Each page with the one that followed it. */
  readonly #successions = new Set<string>();
  readonly #identity = new PageIdentity();
  /** The request that was digested last: each comes before it is sent, and with its page. */
  #digested: { request: JobRequest; digest: string } | undefined;
  #requested = '';
  #pageRequest = '';
  #pages = 0;
  #isEmptyAgain = false;
  #last: Sight | undefined;
  #held: P | undefined;

  /** Where pages cannot be held back, because their children run at once, the first page of a loop counts as data. */
  constructor(canHold: boolean) {
    this.#canHold = canHold;
  }

  /** Pages that were read, including one that is held back. */
  get pages(): number {
    return this.#pages;
  }

  /**
   * Returns a stop if a request repeats that of an earlier page. A request equal to the last one is allowed, because a
   * scroll may keep its token from page to page.
   */
  beforeRequest(request: JobRequest): LoopStop | undefined {
    const digest = this.#digestOf(request);
    if (this.#isEmptyAgain && digest === this.#pageRequest) return this.#emptyAgain();
    const known = this.#requests.get(digest);
    if (known !== undefined && digest !== this.#requested) {
      const loop = this.#held === undefined ? undefined : this.#loopTo(known.sight);
      return loop ?? repeated('request', known.page, requestMessage(known.page));
    }
    this.#requested = digest;
    return undefined;
  }

  /**
   * Takes a page with a sample of its records. Returns the pages that are now known to be data, in order, or the loop that this page
   * proves: then neither it nor the page that was held back is data.
   */
  afterPage(request: JobRequest, sample: RecordSample, page: P): P[] | LoopStop {
    const digest = this.#digestOf(request);
    const isSameRequest = digest === this.#pageRequest;
    const sight = this.#sightOf(sample, isSameRequest);
    const loop = this.#loopTo(sight);
    if (loop !== undefined) return loop;
    this.#isEmptyAgain = isSameRequest && sight.isEmpty && this.#last?.isEmpty === true;
    this.#remember(sight);
    this.#pageRequest = digest;
    if (!this.#requests.has(digest)) this.#requests.set(digest, { page: this.#pages, sight });
    this.#requested ||= digest;
    return this.#settle(sight, page);
  }

  /** Returns the page that was held back, when the paging has ended in another way. It is data. */
  release(): P[] {
    const held = this.#held;
    this.#held = undefined;
    return held === undefined ? [] : [held];
  }

  #digestOf(request: JobRequest): string {
    if (this.#digested?.request !== request) this.#digested = { request, digest: requestDigest(request) };
    return this.#digested.digest;
  }

  #settle({ earlier, identity }: Sight, page: P): P[] {
    const before = this.release();
    if (earlier === undefined || identity === 'none' || !this.#canHold) return [...before, page];
    this.#held = page;
    return before;
  }

  #sightOf(sample: RecordSample, isSameRequest: boolean): Sight {
    const { records, digest } = sample;
    if (records.length === 0) return { digest, identity: 'none', isEmpty: true, earlier: undefined };
    const identity = this.#identity.of(sample);
    const earlier = this.#samples.get(digest);
    return { digest, identity: isSameRequest ? 'strong' : identity, isEmpty: false, earlier };
  }

  /** Filtered pages may be empty, but the response to the same request stays empty. */
  #emptyAgain(): LoopStop {
    return repeated('page', this.#pages - 1, emptyMessage(this.#pages));
  }

  /** The loop, if the last page came before and was followed by the same page then. Drops the page that waited. */
  #loopTo(next: Sight): LoopStop | undefined {
    const last = this.#last;
    if (last?.earlier === undefined || !this.#successions.has(succession(last, next))) return undefined;
    const isCertain = [last, next].some(({ identity }) => identity === 'strong');
    if (!isCertain && [last, next].some(({ identity }) => identity === 'none')) return undefined;
    const isKeptTwice = this.#held === undefined;
    this.#held = undefined;
    const message = pageMessage(this.#pages, last.earlier, isKeptTwice);
    return { ...repeated('page', last.earlier, message), isKeptTwice };
  }

  #remember(sight: Sight): void {
    if (this.#last !== undefined) this.#successions.add(succession(this.#last, sight));
    this.#pages++;
    if (!sight.isEmpty && sight.earlier === undefined) this.#samples.set(sight.digest, this.#pages);
    this.#last = sight;
  }
}

function succession(before: Sight, after: Sight): string {
  return `${before.digest} ${after.digest}`;
}

function repeated(repeats: LoopStop['repeats'], page: number, message: string): LoopStop {
  return { stop: 'repeated-page', repeats, page, message };
}

function requestMessage(page: number): string {
  return `The next request equals that of page ${page}, so the paging is in a loop.`;
}

function emptyMessage(page: number): string {
  return `Page ${page} is empty like page ${page - 1}, and the request stays the same.`;
}

function pageMessage(number: number, earlier: number, isKeptTwice: boolean): string {
  const loop = `Page ${number} has the same records as page ${earlier}, and the same page follows, so the API ignores the paging parameters.`;
  return isKeptTwice ? `${loop} Its records are in the tables twice.` : loop;
}

function requestDigest({ endpoint, method, params, headers }: JobRequest): string {
  return digestOf([endpoint, method, params, headers]);
}
