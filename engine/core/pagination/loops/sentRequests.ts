import { digestOf } from '../../json/digestOf.ts';
import type { JobRequest } from '../../request/jobRequest.ts';
import type { Sight } from '../seenPages.ts';

/** The page that a request returned. */
interface Brought {
  page: number;
  sight: Sight;
}

/** The requests of a paging with the first page of each. Keeps a few bytes of each. */
export class SentRequests {
  readonly #pages = new Map<string, Brought>();
  /** The last digested request: each comes before it is sent, and with its page. */
  #digested: { request: JobRequest; digest: string } | undefined;
  /** The digests of the next request to send and of the last page's request. */
  #next = '';
  #last = '';

  isLast(request: JobRequest): boolean {
    return this.#digestOf(request) === this.#last;
  }

  /** The earlier page of a request; none if it equals the last request, because a scroll may keep its token. */
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
