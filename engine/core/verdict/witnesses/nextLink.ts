import { isEmptyInResponse } from '../../json/isEmpty.ts';
import { isAddress } from '../../recognition/paging/isAddress.ts';
import { withRole } from '../../recognition/paging/recognise.ts';
import type { EnvelopeField } from '../envelope.ts';
import type { Evidence } from '../evidence.ts';
import { followsPrevious } from '../followsPrevious.ts';
import { LinkChain } from '../linkChain.ts';
import { followedPlace, isAtPlace } from '../nextKeys.ts';
import { pointerTo } from '../pointerTo.ts';
import { isAddressOf } from '../sentBefore.ts';
import type { Ending, ObservedPage, Witness, WitnessFactory } from '../witness.ts';

/** The address of a next page in the envelope, other than at the place that the paging method reads. */
export const nextLink: WitnessFactory = () => new NextLink();

class NextLink implements Witness {
  /** The first place where a page had an address, and the addresses at it. */
  #named: EnvelopeField | undefined;
  readonly #chain = new LinkChain();

  see({ envelope, paging, request }: ObservedPage): void {
    this.#named ??= withRole(paging.fields, 'nextAddress').find(({ of }) => isAddress(of.value))?.of;
    const value = envelope.find(({ path }) => path === this.#named?.path)?.value;
    this.#chain.see(request, isAddress(value) ? value : undefined);
  }

  testify(end: Ending): Evidence[] {
    const { lastPage, firstRequest } = end;
    if (lastPage === undefined || lastPage.isError) return [];
    const place = followedPlace(end);
    const all = withRole(lastPage.paging.fields, 'nextAddress').map(({ of }) => of);
    const links = all.filter(({ keys }) => !isAtPlace(place, keys));
    const sent = [lastPage.request, ...(firstRequest === undefined ? [] : [firstRequest])];
    const link = links.find(({ value }) => isAddress(value) && !sent.some((request) => isAddressOf(value, request)));
    if (link !== undefined) return [pointsOn(link, end)];
    const named = this.#named;
    if (named !== undefined && this.#chain.isWhole && !isAtPlace(place, named.keys)) return [ended(named, lastPage)];
    // The paging follows another address, so the next one that a page named may have been left out.
    const isOther = named !== undefined && place?.holds === 'address' && !isAtPlace(place, named.keys);
    if (isOther && this.#chain.isBroken && !followsPrevious(end)) return [leftOut(named, end)];
    const empty = links.find(({ value }) => isEmptyInResponse(value));
    return named === undefined && empty !== undefined && lastPage.number === 1 ? [namesNone(empty)] : [];
  }
}

function pointsOn({ path }: EnvelopeField, end: Ending): Evidence {
  const message = `The last response still has a next address in "${path}", which was not followed.`;
  const speaks = isArithmetic(end) ? 'doubt' : 'incomplete';
  return { code: 'next-link', speaks, message, page: end.pages, path, pointer: pointerTo(end) };
}

/** Whether a next address after an empty page may be just the number of this page plus one. */
export function isArithmetic(end: Ending): boolean {
  return end.stop.stop === 'empty-page' && end.scroller !== undefined && followedPlace(end) === undefined;
}

function ended({ path }: EnvelopeField, { number }: ObservedPage): Evidence {
  const message = `Every response had a next address in "${path}", except the last one.`;
  return { code: 'link-ended', speaks: 'complete', message, page: number, path };
}

function leftOut({ path }: EnvelopeField, end: Ending): Evidence {
  const message = `"${path}" named next addresses that were not requested, because the paging follows another field.`;
  return { code: 'next-link', speaks: 'incomplete', message, path, pointer: pointerTo(end, followedPlace(end)?.key) };
}

function namesNone({ path }: EnvelopeField): Evidence {
  const message = `"${path}", the place of a next address, is empty.`;
  return { code: 'no-next', speaks: 'complete', message, page: 1, path };
}
