import { textOf } from '../../json/textOf.ts';
import { atTheEnd } from '../atTheEnd.ts';
import type { EnvelopeField } from '../envelope.ts';
import type { Evidence } from '../evidence.ts';
import { followedPlace, isAtPlace } from '../nextKeys.ts';
import { isAddress, isBareTokenName, isTokenName } from '../nextNames.ts';
import { pointerTo } from '../pointerTo.ts';
import { valuesSent } from '../sentBefore.ts';
import type { Ending, ObservedPage } from '../witness.ts';
import { isArithmetic } from './nextLink.ts';

const headerNames = [
  ...['x-next-page', 'x-next-cursor', 'x-next-token', 'x-next-page-token'],
  ...['x-ms-continuation', 'x-ms-continuationtoken'],
];
/** Words that APIs use for "none", in any letter case. */
const none = /^(|0|null|nil|none|false|true|end|eof|undefined|-\d+)$/i;
const pageNumber = /(page|number|index)$/;

/** A token, number or offset for a next page, other than at the place that the paging method reads. */
export const tokenBeside = atTheEnd((end) => {
  const { lastPage } = end;
  if (lastPage === undefined || lastPage.isError || lastPage.holds === 'one') return [];
  const place = followedPlace(end);
  const sent = valuesSent(lastPage.request);
  const tokens = lastPage.envelope.filter(
    (field) => !isAtPlace(place, field.keys) && leadsOn(field, sent, end) && !isScrollAtEnd(field, lastPage),
  );
  const sure = tokens.find(isSure);
  const header = headerNames.find((name) => isUsable(lastPage.headers.get(name) ?? '', sent));
  const bare = tokens.find(({ name, holderName }) => isBareTokenName(name) && holderName !== '');
  if (sure !== undefined) return [beside(`"${sure.path}"`, { path: sure.path }, speaksOf(sure.value, end), end)];
  if (header !== undefined) {
    const value = lastPage.headers.get(header) ?? '';
    return [beside(`the header "${header}"`, { header }, speaksOf(value, end), end)];
  }
  return bare === undefined ? [] : [beside(`"${bare.path}"`, { path: bare.path }, 'doubt', end)];
});

/** A bare numeric `offset` is a requested position; as text it is a token. */
function isSure(field: EnvelopeField): boolean {
  const { name, value } = field;
  return isTokenName(field) || (name === 'offset' && typeof value === 'string' && !/^\d*$/.test(value));
}

function leadsOn({ name, value }: EnvelopeField, sent: ReadonlySet<string>, { pages }: Ending): boolean {
  if (typeof value === 'boolean' || isAddress(value) || !isUsable(textOf(value) ?? '', sent)) return false;
  // The number of a page that was already read leads back.
  return !(pageNumber.test(name) && Number(value) < pages);
}

function isUsable(text: string, sent: ReadonlySet<string>): boolean {
  return !none.test(text.trim()) && !sent.has(text);
}

/** Every response has the id of a scroll, even the empty one that ends it. */
function isScrollAtEnd({ name }: EnvelopeField, { records }: ObservedPage): boolean {
  return name === 'scrollid' && records.length === 0;
}

function speaksOf(value: EnvelopeField['value'], end: Ending): Evidence['speaks'] {
  return /^\d+$/.test(textOf(value) ?? '') && isArithmetic(end) ? 'doubt' : 'incomplete';
}

function beside(
  where: string,
  at: Pick<Evidence, 'path' | 'header'>,
  speaks: Evidence['speaks'],
  end: Ending,
): Evidence {
  const message = `The last response still has a value for a next page in ${where}, which the paging does not use.`;
  return { code: 'token-beside', speaks, message, page: end.pages, ...at, pointer: pointerTo(end) };
}
