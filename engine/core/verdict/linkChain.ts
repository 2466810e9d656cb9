import type { JobRequest } from '../request/jobRequest.ts';
import { leadsTo } from './sentBefore.ts';

/** The addresses of next pages that pages name in sequence, and whether each was requested. */
export class LinkChain {
  #named: string | undefined;
  #request: JobRequest | undefined;
  #isFollowed = false;
  #isBroken = false;

  see(request: JobRequest, address: string | undefined): void {
    if (this.#named !== undefined && this.#request !== undefined) {
      const isRequested = leadsTo(this.#named, { from: this.#request, to: request });
      if (isRequested) this.#isFollowed = true;
      else this.#isBroken = true;
    }
    this.#named = address;
    this.#request = request;
  }

  /** Whether a page named an address that was not requested next. */
  get isBroken(): boolean {
    return this.#isBroken;
  }

  /** Whether every address was requested, and there was one. */
  get isWhole(): boolean {
    return this.#isFollowed && !this.#isBroken;
  }
}
