import type { JsonScalar } from '../json/value.ts';
import type { PagingMeaning, PagingRole } from '../recognition/paging/pagingWords.ts';
import type { EnvelopeField } from './envelope.ts';
import type { ObservedPage } from './witness.ts';

/** The place of a value in a page: a field or a header. */
export type SignPlace = { path: string } | { header: string };

/** The meaning of one place of a page for paging. */
export interface PagingSign extends Omit<PagingMeaning, 'role' | 'noun'> {
  at: SignPlace;
  value: JsonScalar;
  /** Absent in a header. */
  field?: EnvelopeField;
}

/** The fields and the headers of a page with one role, by the same names. */
export function signsOf({ paging }: Pick<ObservedPage, 'paging'>, role: PagingRole): PagingSign[] {
  const signs: PagingSign[] = [];
  for (const { role: own, grade, why, of: field } of paging.fields)
    if (own === role) signs.push({ grade, why, at: { path: field.path }, value: field.value, field });
  for (const { role: own, grade, why, of } of paging.headers)
    if (own === role) signs.push({ grade, why, at: { header: of.header }, value: of.value });
  return signs;
}

export function placeText(at: SignPlace): string {
  return 'path' in at ? `"${at.path}"` : `the header "${at.header}"`;
}
