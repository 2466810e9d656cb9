import { isEmptyNextLink, nextLink } from '../../request/nextLink.ts';
import type { Evidence } from '../evidence.ts';
import { LinkChain } from '../linkChain.ts';
import { pointerTo } from '../pointerTo.ts';
import { isAddressOf } from '../sentBefore.ts';
import type { Ending, ObservedPage, Witness, WitnessFactory } from '../witness.ts';
import { isArithmetic } from './nextLink.ts';

/** A `Link` header with `rel="next"` (RFC 8288). */
export const linkHeader: WitnessFactory = () => new LinkHeader();

class LinkHeader implements Witness {
  readonly #chain = new LinkChain();

  see({ headers, isError, request }: ObservedPage): void {
    this.#chain.see(request, isError ? undefined : nextLink(headers.get('link')));
  }

  testify(end: Ending): Evidence[] {
    const { lastPage, firstRequest } = end;
    if (lastPage === undefined || lastPage.isError || lastPage.holds === 'one') return [];
    const address = nextLink(lastPage.headers.get('link'));
    const sent = [lastPage.request, ...(firstRequest === undefined ? [] : [firstRequest])];
    const pointsOn = address !== undefined && !sent.some((request) => isAddressOf(address, request));
    if (pointsOn) return [stillThere(end)];
    if (this.#chain.isWhole) return [ended(lastPage)];
    return isEmptyNextLink(lastPage.headers.get('link')) ? [namesNone(lastPage)] : [];
  }
}

function stillThere(end: Ending): Evidence {
  const message = 'The "Link" header of the last response still names a next page, which was not requested.';
  const speaks = isArithmetic(end) ? 'doubt' : 'incomplete';
  return { code: 'link-header', speaks, message, page: end.pages, header: 'link', pointer: pointerTo(end) };
}

function ended({ number }: ObservedPage): Evidence {
  const message = 'Every "Link" header named a next page, except that of the last response.';
  return { code: 'link-ended', speaks: 'complete', message, page: number, header: 'link' };
}

function namesNone({ number }: ObservedPage): Evidence {
  const message = 'The "Link" header of the last response says that the next page has no results.';
  return { code: 'no-next', speaks: 'complete', message, page: number, header: 'link' };
}
