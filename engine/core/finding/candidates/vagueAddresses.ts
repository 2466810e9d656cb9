import { findPath } from '../../json/findPath.ts';
import { writePaging } from '../../pagination/methods/pagingMethods.ts';
import { isAddress } from '../../recognition/paging/isAddress.ts';
import { isPageRelation } from '../../recognition/paging/pagingWords.ts';
import { plainName } from '../../recognition/plainName.ts';
import { previousRoleOf } from '../../recognition/previousWords.ts';
import { queryOf } from '../../request/strictQuery.ts';
import type { ObservedPage } from '../../verdict/witness.ts';
import type { Candidate, JobEvidence } from './candidate.ts';

const maxAddresses = 2;

/** Addresses around the records that ask for something else than the page, under whatever name. */
export function vagueAddresses(
  { response, dotted, page, paging }: JobEvidence,
  { paging: seen }: Pick<ObservedPage, 'paging'>,
): Candidate[] {
  const known = new Set(paging.fields.filter(({ role }) => role === 'nextAddress').map(({ of }) => of.path));
  // Lists of links, as in FHIR: the place of the next one is mostly the same.
  const indexed = seen.fields.filter(({ role, of }) => role === 'nextAddress' && /\.\d+\./.test(of.path));
  const places = [
    ...indexed.map(({ of }) => ({ path: of.path, delimiter: '.' })),
    ...response.map(({ path }) => ({ path, delimiter: '.' })),
    ...dotted.map(({ path }) => ({ path, delimiter: '/' })),
  ];
  return places
    .filter(({ path, delimiter }) => {
      const key = plainName(path.split(delimiter).at(-1) ?? '');
      const value = page && findPath(page.response, path, delimiter);
      const isElsewhere = isPageRelation(key) || key === 'self' || key === 'last' || previousRoleOf(key) !== undefined;
      return !known.has(path) && !isElsewhere && leadsSomewhere(value);
    })
    .slice(0, maxAddresses)
    .map(({ path, delimiter }) => ({
      pagination: writePaging({ kind: 'address', path, ...(delimiter !== '.' && { delimiter }) }),
      confidence: 'low',
      paths: [],
      reason: `The address at "${path}" may be that of the next page.`,
    }));
}

const relative = /^[\w./-]+\?[^\s=]+=/;

/** Whether a value is an address with parameters, or one relative to the base address. */
function leadsSomewhere(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  return relative.test(value) || (isAddress(value) && queryOf(value) !== '');
}
