import { getField, isObject } from '../../json/value.ts';
import { atTheEnd } from '../atTheEnd.ts';
import { pointerTo } from '../pointerTo.ts';

/** `nextPageFlag` ended the paging, by a field that was present or because it never was. */
export const nextPageFlag = atTheEnd((end) => {
  const { stop, lastPage, scroller } = end;
  const field = scroller?.stops.nextPageFlag?.field;
  if (stop.stop !== 'next-page-flag' || lastPage === undefined || lastPage.isError || field === undefined) return [];
  const { response, number: page } = lastPage;
  const value = isObject(response) ? getField(response, field) : undefined;
  if (value !== undefined && value !== null) {
    const message = `"${field}" in the response of page ${page} ended the paging through "nextPageFlag".`;
    return [{ code: 'flag-ended', speaks: 'complete', message, page, path: field }];
  }
  if (page > 1 || lastPage.holds === 'one') return [];
  const message = `The response has no "${field}" at its root, where "nextPageFlag" expects it.`;
  return [
    { code: 'path-never-found', speaks: 'doubt', message, page, path: field, pointer: pointerTo(end, 'nextPageFlag') },
  ];
});
