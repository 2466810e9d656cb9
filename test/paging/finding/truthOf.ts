import type { Parts, Reading } from './pagedApi.ts';
import type { Habits } from './randomHabits.ts';

/** A configuration that reads everything of an API with these habits; undefined where none is known. */
export function truthOf(habits: Habits): Reading | undefined {
  const { style, recordsPath, n, size } = habits;
  const job = { ...(recordsPath.length > 0 && { dataField: recordsPath.join('.') }) };
  // Paging without a limit would ask such an API for a second page, which may be an error.
  if (n <= size) return { job };
  if (style === 'offset' || style === 'page') return numbered(habits, job);
  return style === 'lastId' ? byLastId(habits, job) : led(habits, job);
}

function numbered(habits: Habits, job: Parts): Reading | undefined {
  const { style, tooLarge, sizeName, placeName, first, total, totalPath, size, most, n, past } = habits;
  const hasTotal = total === 'true';
  const sizes = tooLarge === 'fixed' ? [size] : Array.from({ length: most }, (_, less) => most - less);
  // A full last page is followed by a request past the end.
  const limit = sizes.find((one) => past === 'empty' || hasTotal || n % one !== 0);
  if (limit === undefined) return undefined;
  const stop = hasTotal ? { limitStop: { field: totalPath.join('.') } } : {};
  if (tooLarge === 'fixed' && style === 'page' && !hasTotal && past !== 'empty') return undefined;
  // Without a limit, nothing is sent for it, and Pagewright takes the size of the first page.
  const sized = tooLarge === 'fixed' ? {} : { limit, limitParam: sizeName };
  const placed =
    style === 'page'
      ? { method: 'pagenum', pageParam: placeName, firstPage: first }
      : { method: 'offset', offsetParam: placeName };
  return { pagination: { ...placed, ...sized, ...stop }, job };
}

function byLastId({ placeName, isFalling, isInclusive }: Habits, job: Parts): Reading {
  const increment = isInclusive ? { increment: isFalling ? -1 : 1 } : {};
  return { pagination: { method: 'cursor', idKey: 'id', param: placeName, reverse: isFalling, ...increment }, job };
}

function led(
  { style, end, link, linkHasFilter, hasFilter, nextPath, placeName, totalPath }: Habits,
  job: Parts,
): Reading {
  const stop = end === 'stays' ? { limitStop: { field: totalPath.join('.') } } : {};
  if (style === 'token') {
    const pagination = { method: 'response.param', responseParam: nextPath.join('.'), queryParam: placeName };
    return { pagination: { ...pagination, includeParams: true, ...stop }, job };
  }
  const query = link === 'query' ? { paramIsQuery: true } : {};
  const params = hasFilter && !linkHasFilter ? { includeParams: true } : {};
  const address = { method: 'response.url', urlKey: nextPath.join('/'), delimiter: '/' };
  return { pagination: { ...address, ...query, ...params, ...stop }, job };
}
