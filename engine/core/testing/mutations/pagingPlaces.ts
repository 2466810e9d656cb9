import { changeAt } from '../../json/changeAt.ts';
import { findPath } from '../../json/findPath.ts';
import { textOf } from '../../json/textOf.ts';
import { isList, isObject, type JsonValue } from '../../json/value.ts';
import { openHeaders } from '../../recognition/openHeaders.ts';
import { isNone } from '../../recognition/paging/isNone.ts';
import type { PagingGrade, PagingRole } from '../../recognition/paging/pagingWords.ts';
import { recognise } from '../../recognition/paging/recognise.ts';
import { readEnvelope } from '../../verdict/envelope.ts';
import { viewOfPage } from '../../verdict/viewOfPage.ts';
import { recordsOf } from './pageRecords.ts';
import type { RecordedPage } from './recordedPage.ts';

/** A place of a page that means something for paging: a field beside the records, or a header. */
export interface PagingPlace {
  /** For a person. */
  name: string;
  keys?: readonly string[];
  header?: string;
  value: JsonValue;
}

const grades: readonly PagingGrade[] = ['sure', 'weak'];

/** The places of pages with one role in paging, the surest first, each with the first value that is one. */
export function placesWithRole(pages: readonly RecordedPage[], role: PagingRole): PagingPlace[] {
  const found = pages.flatMap((page) => placesIn(page, role));
  const sorted = found.sort((a, b) => grades.indexOf(a.grade) - grades.indexOf(b.grade));
  return [...new Map(sorted.reverse().map((place) => [place.name, place])).values()].reverse();
}

function placesIn(page: RecordedPage, role: PagingRole): (PagingPlace & { grade: PagingGrade })[] {
  const { fields, headers } = recognise(viewOfPage(viewedOf(page)));
  const isMeant = (each: { role: PagingRole; grade: PagingGrade }) => each.role === role && grades.includes(each.grade);
  return [
    ...fields
      .filter(isMeant)
      .map(({ grade, of: { keys, path, value } }) => ({ grade, name: `"${path}"`, keys: [...keys], value })),
    ...headers
      .filter(isMeant)
      .filter(({ of: { header } }) => page.headers.has(header))
      .map(({ grade, of: { header, value } }) => ({ grade, name: `the header "${header}"`, header, value })),
  ].filter(({ value }) => role === 'total' || leadsOn(value));
}

function viewedOf(page: RecordedPage) {
  const recordsPath = recordsOf(page)?.keys.join('.');
  const path = recordsPath === '' ? undefined : recordsPath;
  return {
    envelope: readEnvelope(page.response, path),
    headers: openHeaders(page.headers),
    recordsPath: path,
    request: { endpoint: page.url, method: 'GET' as const, params: {}, headers: {} },
  };
}

/** The place that the job follows to its next page; undefined: it reads none from the response, or never finds one. */
export function followedPlace(pages: readonly RecordedPage[], holds: 'token' | 'address'): PagingPlace | undefined {
  for (const { response, place } of pages) {
    const { next } = place;
    if (next?.from !== 'response' || next.holds !== holds) continue;
    const value = findPath(response, next.path, next.delimiter);
    if (value !== undefined && leadsOn(value))
      return { name: `"${next.path}"`, keys: next.path.split(next.delimiter), value };
  }
  return undefined;
}

/** Whether a value says that there is a next page. */
function leadsOn(value: JsonValue): boolean {
  return isList(value) || isObject(value) || !isNone(textOf(value) ?? '');
}

/** The page with another value at a place; undefined leaves it out. */
export function withPlace(
  page: RecordedPage,
  { keys, header }: PagingPlace,
  change: (value: JsonValue) => JsonValue | undefined,
): RecordedPage {
  if (keys !== undefined) return { ...page, response: changeAt(page.response, keys, change) };
  const value = header === undefined ? undefined : page.headers.get(header);
  if (header === undefined || value === undefined) return page;
  const after = change(value);
  const others = [...page.headers].filter(([name]) => name !== header);
  return { ...page, headers: new Map(after === undefined ? others : [...others, [header, String(after)]]) };
}
