import { digestOf } from '../../json/digestOf.ts';
import type { JobRequest } from '../../request/jobRequest.ts';
import type { Sight } from '../seenPages.ts';

/** The page that a request brought. */
interface Brought {
  page: number;
  sight: Sight;
}

/** The requests of a paging with the pages that they brought first. Keeps a few bytes of each. */
export class SentRequests {
  readonly #pages = new Map<string, Brought>();
  /** The request that was digested last: each comes before it is sent, and with its page. */
  #digested: { request: JobRequest; digest: string } | undefined;
  /** The last request that was to be sent, and that of the last page. */
  #next = '';
  #last = '';

  /** Whether the last page came from this request. */
  isLast(request: JobRequest): boolean {
    return this.#digestOf(request) === this.#last;
  }

  /** The page that a request brought before. One that equals the last request has none: a scroll may keep its token. */
  beforeSending(request: JobRequest): Brought | undefined {
    const digest = this.#digestOf(request);
    const known = digest === this.#next ? undefined : this.#pages.get(digest);
    if (known === undefined) this.#next = digest;
    return known;
  }

  add(request: JobRequest, brought: Brought): void {
    const digest = this.#digestOf(request);
    if (!this.#pages.has(digest)) this.#pages.set(digest, brought);
    this.#last = digest;
    this.#next ||= digest;
  }

  #digestOf(request: JobRequest): string {
    if (this.#digested?.request !== request) this.#digested = { request, digest: requestDigest(request) };
    return this.#digested.digest;
  }
}

function requestDigest({ endpoint, method, params, headers }: JobRequest): string {
  return digestOf([endpoint, method, params, headers]);
}
