import type { JsonScalar } from '../json/value.ts';
import type { PagingMeaning, PagingRole } from '../recognition/paging/pagingWords.ts';
import { withRole } from '../recognition/paging/recognise.ts';
import type { EnvelopeField } from './envelope.ts';
import type { ObservedPage } from './witness.ts';

/** Where a page says something: in a field or in a header. */
export type SignPlace = { path: string } | { header: string };

/** What a page says of paging in one place. */
export interface PagingSign extends PagingMeaning {
  at: SignPlace;
  value: JsonScalar;
  /** Absent in a header. */
  field?: EnvelopeField;
}

/** What the fields and the headers of a page say in one role, by the same names. */
export function signsOf({ paging }: Pick<ObservedPage, 'paging'>, role: PagingRole): PagingSign[] {
  const inFields = withRole(paging.fields, role).map(({ of: field, ...meaning }) => ({
    ...meaning,
    ...{ at: { path: field.path }, value: field.value, field },
  }));
  const inHeaders = withRole(paging.headers, role).map(({ of: { header, value }, ...meaning }) => ({
    ...meaning,
    ...{ at: { header }, value },
  }));
  return [...inFields, ...inHeaders];
}

/** A place, for a sentence. */
export function placeText(at: SignPlace): string {
  return 'path' in at ? `"${at.path}"` : `the header "${at.header}"`;
}
