import type { JsonScalar } from '../json/value.ts';
import { isAddress } from '../recognition/paging/isAddress.ts';
import { isPartOfLink } from '../recognition/paging/pagingWords.ts';
import { type PreviousRole, previousRoleOf } from '../recognition/previousWords.ts';
import { linkOf } from '../request/linkOf.ts';
import type { SignPlace } from './signsOf.ts';
import { truthOf } from './truthOf.ts';
import { wholeNumber } from './wholeNumber.ts';
import type { ObservedPage } from './witness.ts';

/** A place in a response that may indicate earlier pages. */
export interface PreviousPlace {
  at: SignPlace;
  role: PreviousRole;
  value: JsonScalar;
}

/** The sign of earlier pages in such a place, worded to follow "in the first response". */
export interface PreviousSign extends Pick<PreviousPlace, 'at'> {
  says: string;
  /** Whether it may be computed: an API that always counts one down has it on its first page too. */
  mayBeArithmetic: boolean;
}

const relations: readonly [role: PreviousRole, names: readonly string[]][] = [
  ['first', ['first']],
  ['previous', ['prev', 'previous']],
];

/** The places of a page that may indicate earlier pages. */
export function readPreviousPlaces({ envelope, headers }: ObservedPage): PreviousPlace[] {
  const inBody = envelope.flatMap(({ name, holderName, path, value }) => {
    const role = previousRoleOf(name) ?? (isPartOfLink(name) ? previousRoleOf(holderName) : undefined);
    return role === undefined ? [] : [{ at: { path }, role, value }];
  });
  const inHeader = relations.flatMap(([role, names]) => {
    const value = linkOf(headers.get('link') ?? '', names);
    return value === undefined ? [] : [{ at: { header: 'link' }, role, value }];
  });
  return [...inBody, ...inHeader];
}

/** The clearest sign of an earlier page; undefined without one. `leadsBefore`: whether a place is of one. */
export function findPreviousSign(
  places: readonly PreviousPlace[],
  leadsBefore: (place: string | number) => boolean,
): PreviousSign | undefined {
  const signs = places.flatMap((place) => signOf(place, leadsBefore) ?? []);
  return signs.find(({ mayBeArithmetic }) => !mayBeArithmetic) ?? signs[0];
}

function signOf(
  { at, role, value }: PreviousPlace,
  leadsBefore: (place: string | number) => boolean,
): PreviousSign | undefined {
  if (role !== 'first' && role !== 'hasPrevious' && role !== 'previous') return undefined;
  const isTrue = truthOf(value, role === 'hasPrevious');
  if (role === 'first' && isTrue === false) return sure(at, 'says that it is not the first page');
  if (role !== 'first' && isTrue === true) return sure(at, 'says that there is a page before it');
  const place = isAddress(value) ? value : role === 'previous' ? wholeNumber(value) : undefined;
  if (place === undefined || !leadsBefore(place)) return undefined;
  return role === 'first'
    ? sure(at, 'names another page as the first')
    : { at, says: 'names a page before it', mayBeArithmetic: true };
}

function sure(at: PreviousPlace['at'], says: string): PreviousSign {
  return { at, says, mayBeArithmetic: false };
}
