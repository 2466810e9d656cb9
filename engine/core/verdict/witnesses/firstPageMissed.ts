import { isEmptyInResponse } from '../../json/isEmpty.ts';
import { isAddress } from '../../recognition/paging/isAddress.ts';
import { withRole } from '../../recognition/paging/recognise.ts';
import type { JobRequest } from '../../request/jobRequest.ts';
import { nextLink } from '../../request/nextLink.ts';
import { asksLater } from '../asksLater.ts';
import type { Evidence } from '../evidence.ts';
import { followsPrevious } from '../followsPrevious.ts';
import { leadsBefore } from '../leadsBefore.ts';
import { pointerTo } from '../pointerTo.ts';
import { findPositionSign, type Position, readPositions } from '../positionSign.ts';
import { findPreviousSign, type PreviousPlace, type PreviousSign, readPreviousPlaces } from '../previousSign.ts';
import type { Ending, ObservedPage, Witness, WitnessFactory } from '../witness.ts';

/** A first response that is by its own account not the first, although no later one was requested. */
export const firstPageMissed: WitnessFactory = () => new FirstPageMissed();

class FirstPageMissed implements Witness {
  #request: JobRequest | undefined;
  #previous: readonly PreviousPlace[] = [];
  #first: readonly Position[] = [];
  #second: readonly Position[] | undefined;
  #hadNext = false;

  see(page: ObservedPage): void {
    if (page.isError) return;
    this.#hadNext ||= leadsOn(page);
    if (page.number === 2) this.#second = readPositions(page);
    if (page.number !== 1) return;
    this.#request = page.request;
    this.#previous = readPreviousPlaces(page);
    this.#first = readPositions(page);
  }

  testify(end: Ending): Evidence[] {
    const request = this.#request;
    const startParam = end.scroller?.paging.counted?.startParam;
    if (request === undefined || asksLater(request, startParam) || followsPrevious(end)) return [];
    const sign = findPreviousSign(this.#previous, (place) => leadsBefore(place, request, startParam) === true);
    const speaks = sign && this.#weigh(sign, end);
    if (sign !== undefined && speaks !== undefined) return [missed(sign.at, sign.says, speaks, end)];
    const position = findPositionSign(this.#first, this.#second, end);
    if (position === undefined) return [];
    const { path, header, number, isSure } = position;
    return [
      missed(
        header === undefined ? { path } : { header },
        `is ${number}, so that others are before it`,
        isSure ? 'incomplete' : 'doubt',
        end,
      ),
    ];
  }

  /** The weight of a sign. If the last page has no next one, the API does not just count one up and one down. */
  #weigh({ mayBeArithmetic }: PreviousSign, { lastPage }: Ending): Evidence['speaks'] | undefined {
    if (!mayBeArithmetic) return 'incomplete';
    if (lastPage !== undefined && leadsOn(lastPage)) return undefined;
    return this.#hadNext ? 'incomplete' : 'doubt';
  }
}

function leadsOn({ paging, headers }: ObservedPage): boolean {
  if (nextLink(headers.get('link')) !== undefined) return true;
  if (withRole(paging.fields, 'nextAddress').some(({ of }) => isAddress(of.value))) return true;
  return paging.fields.some(({ role, grade, why, of }) => {
    const isNamed = (role === 'nextToken' && grade === 'sure') || (role === 'more' && why === 'open');
    return isNamed && !isEmptyInResponse(of.value);
  });
}

function missed(at: PreviousSign['at'], says: string, speaks: Evidence['speaks'], end: Ending): Evidence {
  const counted = end.scroller?.paging.counted;
  const isFromOne = counted?.unit === 'pages' && counted.start === 1;
  const where = 'path' in at ? `"${at.path}" in` : `The header "${at.header}" of`;
  const advice = isFromOne ? ' If the API counts its pages from 0, set "firstPage" to 0.' : '';
  const message = `${where} the first response ${says}; what is before it was not read.${advice}`;
  return { code: 'first-page-missed', speaks, message, page: 1, ...at, pointer: pointerTo(end, 'firstPage') };
}
