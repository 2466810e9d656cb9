import { textOf } from '../../json/textOf.ts';
import { isAddress } from '../../recognition/paging/isAddress.ts';
import { isNone } from '../../recognition/paging/isNone.ts';
import { mayBePageNumber } from '../../recognition/paging/pagingWords.ts';
import { type Found, namesNext, withRole } from '../../recognition/paging/recognise.ts';
import { plainName } from '../../recognition/plainName.ts';
import { atTheEnd } from '../atTheEnd.ts';
import type { EnvelopeField } from '../envelope.ts';
import type { Evidence } from '../evidence.ts';
import { followedPlace, isAtPlace } from '../nextKeys.ts';
import { pointerTo } from '../pointerTo.ts';
import { isAddressOf, valuesSent } from '../sentBefore.ts';
import { wholeNumber } from '../wholeNumber.ts';
import type { Ending, ObservedPage, SeenHeader } from '../witness.ts';
import { isArithmetic } from './nextLink.ts';

/** A token, number or offset for a next page, other than at the place that the paging method reads. */
export const tokenBeside = atTheEnd((end) => {
  const { lastPage } = end;
  if (lastPage === undefined || lastPage.isError || lastPage.holds === 'one') return [];
  const place = followedPlace(end);
  const sent = valuesSent(lastPage.request);
  const tokens = withRole(lastPage.paging.fields, 'nextToken').filter(
    (found) => !isAtPlace(place, found.of.keys) && leadsOn(found.of, sent, end) && !isScrollAtEnd(found, lastPage),
  );
  // A bare numeric `offset` is that of the request; as text it is a token.
  const sure = tokens.find((found) => namesNext(found) || found.why === 'text')?.of;
  if (sure !== undefined) return [beside(sure, speaksOf(sure.value, end), end)];
  const header = headerFor(lastPage, sent, end);
  if (header !== undefined) return [inHeader(header, end)];
  const doubtful = tokens.find((found) => isDoubtful(found, end))?.of;
  return doubtful === undefined ? [] : [beside(doubtful, 'doubt', end)];
});

/** Whether it is a bare cursor in a separate object, or a next record that is not just one after those read. */
function isDoubtful({ of: { holderName, value }, why }: Found<EnvelopeField>, { records }: Ending): boolean {
  if (why === 'later') return !((wholeNumber(value) ?? records + 2) <= records + 1);
  return why === 'either' && holderName !== '';
}

/** The header with the value for a next page. */
function headerFor({ paging, request }: ObservedPage, sent: ReadonlySet<string>, end: Ending) {
  const found = withRole(paging.headers, 'nextToken', 'nextAddress').find((one) => {
    if (!namesNext(one)) return false;
    const { header, value } = one.of;
    return isAddress(value) ? !isAddressOf(value, request) : leadsOn({ name: plainName(header), value }, sent, end);
  });
  return found?.of;
}

function leadsOn(
  { name, value }: Pick<EnvelopeField, 'name' | 'value'>,
  sent: ReadonlySet<string>,
  { pages, lastPage }: Ending,
): boolean {
  if (typeof value === 'boolean' || isAddress(value) || !isUsable(textOf(value) ?? '', sent)) return false;
  if (!mayBePageNumber(name)) return true;
  const number = Number(value);
  // A page number that was already read is no next page; one past the last is only incremented.
  const isPast = lastPage !== undefined && number === pages + 1 && isLastByCount(lastPage, pages);
  return !(number < pages || isPast);
}

/** Whether the page itself says that it is the last, or is empty after others. */
function isLastByCount({ paging, records }: ObservedPage, pages: number): boolean {
  const isCounted = withRole(paging.fields, 'pageCount').some(({ of }) => wholeNumber(of.value) === pages);
  return isCounted || (records.length === 0 && pages > 1);
}

function isUsable(text: string, sent: ReadonlySet<string>): boolean {
  return !isNone(text) && !sent.has(text);
}

/** Whether it is the id of a scroll at its end: every response has one, even the empty one that ends it. */
function isScrollAtEnd({ why }: Found<EnvelopeField>, { records }: ObservedPage): boolean {
  return why === 'scroll' && records.length === 0;
}

function speaksOf(value: EnvelopeField['value'], end: Ending): Evidence['speaks'] {
  return /^\d+$/.test(textOf(value) ?? '') && isArithmetic(end) ? 'doubt' : 'incomplete';
}

function beside({ path }: EnvelopeField, speaks: Evidence['speaks'], end: Ending): Evidence {
  const message = `The last response still has a value for a next page in "${path}", which the paging does not use.`;
  return { code: 'token-beside', speaks, message, page: end.pages, path, pointer: pointerTo(end) };
}

function inHeader({ header, value }: SeenHeader, end: Ending): Evidence {
  const message = `The last response still has a value for a next page in the header "${header}", and no paging method reads headers.`;
  const speaks = speaksOf(value, end);
  return { code: 'token-beside', speaks, message, page: end.pages, header, pointer: pointerTo(end) };
}
