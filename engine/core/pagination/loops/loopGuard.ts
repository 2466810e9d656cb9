import type { JobRequest } from '../../request/jobRequest.ts';
import {
  alike,
  allEmpty,
  emptyAgain,
  type LoopStop,
  pastEnd,
  type RepeatedPages,
  repeatedOrder,
  repeatedRequest,
} from '../loopStop.ts';
import type { Identity } from '../pageIdentity.ts';
import type { RestatedPage } from '../restated/restatedPages.ts';
import type { RecordSample } from '../sampleRecords.ts';
import { type PageAgain, SeenPages, type Sight } from '../seenPages.ts';
import { EqualPages } from './equalPages.ts';
import { HeldPages } from './heldPages.ts';
import { noClaims, type PageClaims, type SaysOfEnd } from './pageClaims.ts';
import { SentRequests } from './sentRequests.ts';

/** Filtered pages may be empty for long, but not for ever. */
const maxEmpty = 1000;

/**
 * Ends the paging of one job run if it loops, with any method, ignoring changes around the records. A request that was
 * already sent is a loop. A page that was already read may be chance, or the API's way to end, so it is held back: if
 * the page after it is the same as before, the paging loops. If nothing distinguishes records, more equal pages must
 * come, and none that the API still counts. Keeps a few bytes of each page.
 */
export class LoopGuard<P> {
  readonly #canHold: boolean;
  readonly #sent = new SentRequests();
  readonly #seen = new SeenPages();
  readonly #equal = new EqualPages();
  readonly #held = new HeldPages<P>();
  /** The last repeated pages in a row, and the last empty ones. */
  #repeated = 0;
  #empty = 0;
  #isEmptyAgain = false;
  #said: SaysOfEnd;
  /** Whether a repeated page came after the one that said that it is the last. */
  #wasWrong = false;
  /** Whether a page came before. */
  #isAlike = false;

  /** Without `canHold`, because children run at once, the first pages of a loop count as data. */
  constructor(canHold: boolean) {
    this.#canHold = canHold;
  }

  /** The number of pages read, including those that are held back. */
  get pages(): number {
    return this.#seen.count;
  }

  /** The first page that came again, whole and with its ids, even if the paging continued after it. */
  get again(): PageAgain | undefined {
    return this.#seen.again;
  }

  /** The pages that are held back. */
  get held(): readonly P[] {
    return this.#held.pages;
  }

  /** Returns a stop if a request repeats an earlier one. It may repeat the last, as in a scroll with one token. */
  beforeRequest(request: JobRequest): LoopStop | undefined {
    // Filtered pages may be empty, but the response to the same request stays empty.
    if (this.#isEmptyAgain && this.#sent.isLast(request)) return emptyAgain(this.pages);
    const known = this.#sent.beforeSending(request);
    if (known === undefined) return undefined;
    const loop = this.#held.pages.length === 0 ? undefined : this.#inOrder(known.sight);
    return loop ?? repeatedRequest(known.page);
  }

  /**
   * Takes a page with its sample and claims. Returns the pages now known to be data, in order, or the loop that this
   * page proves. Then this page is no data, and of the pages held back only those that `release` returns are.
   */
  afterPage(request: JobRequest, sample: RecordSample, page: P, claims = noClaims): P[] | LoopStop {
    const isSameRequest = this.#sent.isLast(request);
    const sight = this.#sightOf(sample, isSameRequest, claims);
    const loop = this.#loopAt(sight, claims);
    if (loop !== undefined) return loop;
    this.#isEmptyAgain = isSameRequest && sight.isEmpty && this.#empty > 0;
    this.#remember(sight, claims);
    this.#sent.add(request, { page: this.pages, sight });
    return this.#settle(page, sight, claims);
  }

  /** Returns the pages held back, which are data, when the paging has ended in another way. */
  release(): P[] {
    return this.#held.release();
  }

  #settle(page: P, sight: Sight, claims: PageClaims): P[] {
    this.#repeated = this.#repeatedAt(sight, claims);
    if (this.#repeated === 0 || !this.#canHold) return [...this.release(), page];
    const before = this.#repeated === 1 ? this.release() : [];
    return [...before, ...this.#held.add(page, claims.size)];
  }

  #repeatedAt(sight: Sight, claims: PageClaims): number {
    if (sight.isEmpty) return this.#repeated === 0 ? 0 : this.#repeated + 1;
    if (sight.earlier === undefined || isCounted(sight.identity, claims.says)) return 0;
    return this.#equal.isRow ? this.#repeated + 1 : 1;
  }

  #sightOf(sample: RecordSample, isSameRequest: boolean, { says, restated }: PageClaims): Sight {
    if (restated !== undefined && this.#mayEnd(restated)) return this.#seen.restatedSight(restated.digest);
    const sight = this.#seen.sightOf(sample);
    const { identity, isEmpty } = sight;
    // Quiet hours that the API counts are data.
    if (says === 'unreached' && identity === 'series') return { ...sight, identity: 'none' };
    const isCertain = isSameRequest && !isEmpty && !isCounted(identity, says);
    return isCertain ? { ...sight, identity: 'strong' } : sight;
  }

  /** Whether a page may end the paging: without ids, or with times known only by name, pages are data up to the end. */
  #mayEnd({ by }: RestatedPage): boolean {
    return by !== 'names' || this.#said === 'last';
  }

  #loopAt(sight: Sight, claims: PageClaims): LoopStop | undefined {
    const { isEmpty, earlier } = sight;
    const number = this.pages + 1;
    const inOrder = this.#inOrder(sight);
    if (inOrder !== undefined) return this.#withChanges(inOrder, sight, claims);
    // Some APIs send one more empty page on the way.
    const isAgain = isEmpty ? this.#empty > 1 : earlier !== undefined;
    if (isAgain && this.#said === 'last' && !this.#wasWrong)
      return pastEnd({ number, earlier, changed: claims.restated?.fields ?? [] }, this.#isAlike);
    if (isEmpty) return this.#empty + 1 < maxEmpty ? undefined : allEmpty(number - this.#empty, number);
    return this.#alikeAt(sight, claims);
  }

  /** The loop, if the last page came before and was followed by the same page then. */
  #inOrder(next: Sight): LoopStop | undefined {
    const earlier = this.#seen.last?.earlier;
    return earlier !== undefined && this.#seen.isInOrder(next) ? repeatedOrder(this.#dropFrom(earlier)) : undefined;
  }

  /** Adds the changed fields to a loop; they are only known relative to the page before. */
  #withChanges(loop: LoopStop, { digest }: Sight, { changed }: PageClaims): LoopStop {
    const names = this.#seen.last?.digest === digest ? (changed?.() ?? []) : [];
    return names.length === 0 ? loop : { ...loop, changed: names };
  }

  #alikeAt({ digest, identity, earlier }: Sight, claims: PageClaims): LoopStop | undefined {
    if (isCounted(identity, claims.says)) {
      this.#equal.clear();
      return undefined;
    }
    const sign = this.#equal.add(digest, claims);
    return sign && earlier !== undefined
      ? alike({ ...this.#dropFrom(earlier), changed: claims.changed?.() ?? [] }, sign)
      : undefined;
  }

  /** Drops the waiting pages; those that could not wait count as copies. */
  #dropFrom(earlier: number): RepeatedPages {
    const copies = this.#repeated - this.#held.pages.length;
    this.#held.drop();
    const last = this.pages + 1;
    return { first: last - this.#repeated, last, earlier, copies };
  }

  #remember(sight: Sight, { says, restated }: PageClaims): void {
    this.#seen.add(sight);
    this.#empty = sight.isEmpty ? this.#empty + 1 : 0;
    this.#wasWrong ||= this.#said === 'last' && !sight.isEmpty && sight.earlier === undefined;
    if (!sight.isEmpty || says !== undefined) this.#said = says;
    this.#isAlike ||= sight.earlier !== undefined || restated !== undefined;
  }
}

/** Whether a page may equal others and the API counts it, so that it is data. */
function isCounted(identity: Identity, says: SaysOfEnd): boolean {
  return identity === 'none' && says === 'unreached';
}
