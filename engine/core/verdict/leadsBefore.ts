import { paramRoleOf } from '../recognition/paging/pagingWords.ts';
import type { JobRequest } from '../request/jobRequest.ts';
import { isAddressOf, pairsSent, queryOf } from './sentBefore.ts';
import { wholeNumber } from './wholeNumber.ts';

/**
 * Whether a page number or an address is for a page before that of a request: it has a smaller number, or none where
 * the request has one. Undefined if unknown: an address without any number, or with a token, which many APIs give on
 * every page. `startParam`: the parameter for the position.
 */
export function leadsBefore(
  place: string | number,
  request: JobRequest,
  startParam: string | undefined,
): boolean | undefined {
  const isPosition = ([name]: [string, string]) => name === startParam || isNumbered(name);
  const sent = pairsSent(request);
  const asked = sent.find(isPosition)?.[1];
  if (typeof place === 'number') return isBefore(place, asked);
  if (isAddressOf(place, request)) return false;
  const named = queryOf(place);
  const written = named.find(isPosition)?.[1];
  if (written === undefined) {
    const isBare = asked !== undefined && named.every(([name]) => sent.some(([own]) => own === name));
    return isBare ? isBefore(0, asked) : undefined;
  }
  if (named.some(([name, value]) => paramRoleOf(name)?.role === 'nextToken' && value !== '')) return undefined;
  const number = wholeNumber(written);
  return number !== undefined && isBefore(number, asked);
}

function isNumbered(name: string): boolean {
  const role = paramRoleOf(name)?.role;
  return role === 'page' || role === 'position';
}

/** Whether a number is of an earlier page. A request without one is for the beginning, 0 or 1. */
function isBefore(number: number, asked: string | undefined): boolean {
  return asked === undefined ? number > 1 : number < Number(asked);
}
