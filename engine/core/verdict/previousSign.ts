import { previousRoleOf } from '../recognition/previousWords.ts';
import { linkOf } from '../request/linkOf.ts';
import type { EnvelopeField } from './envelope.ts';
import { leadsBefore } from './leadsBefore.ts';
import { isAddress } from './nextNames.ts';
import { truthOf } from './truthOf.ts';
import { wholeNumber } from './wholeNumber.ts';
import type { ObservedPage } from './witness.ts';

/** What a page says of a page before it. */
export interface PreviousSign {
  at: { path: string } | { header: string };
  /** Worded to follow "in the first response". */
  says: string;
  /** An API that always counts one down says this on its first page too. */
  mayBeArithmetic: boolean;
}

type FirstPage = Pick<ObservedPage, 'envelope' | 'headers' | 'request'>;

const partOfLink = /^(href|url|uri|link)$/;

/** The clearest sign of a page before this one; undefined if there is none. */
export function findPreviousSign(page: FirstPage, startParam: string | undefined): PreviousSign | undefined {
  const { envelope, headers, request } = page;
  const isBefore = (place: string | number) => leadsBefore(place, request, startParam) === true;
  const signs = envelope.flatMap((field) => signOf(field, isBefore) ?? []);
  const header = headers.get('link') ?? '';
  const named = [linkOf(header, ['first']), linkOf(header, ['prev', 'previous'])].map(
    (address) => address !== undefined && isBefore(address),
  );
  const inHeader = named.flatMap((is, index) => (is ? [{ at: { header: 'link' }, ...leading(index === 1) }] : []));
  const all = [...signs, ...inHeader];
  return all.find(({ mayBeArithmetic }) => !mayBeArithmetic) ?? all[0];
}

function signOf(field: EnvelopeField, isBefore: (place: string | number) => boolean): PreviousSign | undefined {
  const { name, holderName, path, value } = field;
  const at = { path };
  const role = previousRoleOf(name) ?? (partOfLink.test(name) ? previousRoleOf(holderName) : undefined);
  const isTrue = truthOf(value, role === 'hasPrevious');
  if (role === 'first' && isTrue === false)
    return { at, says: 'says that it is not the first page', mayBeArithmetic: false };
  if ((role === 'hasPrevious' || role === 'previous') && isTrue === true)
    return { at, says: 'says that there is a page before it', mayBeArithmetic: false };
  if (role !== 'first' && role !== 'previous') return undefined;
  const place = isAddress(value) ? value : role === 'previous' ? wholeNumber(value) : undefined;
  return place !== undefined && isBefore(place) ? { at, ...leading(role === 'previous') } : undefined;
}

function leading(isPrevious: boolean): Pick<PreviousSign, 'says' | 'mayBeArithmetic'> {
  return { says: `names a ${isPrevious ? 'previous' : 'first'} page before it`, mayBeArithmetic: isPrevious };
}
