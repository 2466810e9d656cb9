import { isEmptyInResponse } from '../../json/isEmpty.ts';
import { valueAt } from '../../pagination/scroller.ts';
import { atTheEnd } from '../atTheEnd.ts';
import { followedPlace } from '../nextKeys.ts';

/** The token or address that the paging method follows: every page except the last had one. */
export const nextValue = atTheEnd((end) => {
  const { lastPage } = end;
  const place = followedPlace(end);
  if (place === undefined || lastPage === undefined || lastPage.isError) return [];
  const { path, delimiter, holds } = place;
  const value = valueAt(lastPage, path, delimiter);
  if (value !== undefined && !isEmptyInResponse(value)) return [];
  const { number: page } = lastPage;
  const at = { page, path };
  if (page > 1) {
    const message = `"${path}" had a value on every page except the last, page ${page}.`;
    return [{ code: holds === 'token' ? 'token-ended' : 'link-ended', speaks: 'complete', message, ...at }];
  }
  if (value === undefined) return [];
  const message = `"${path}", where the paging expects the next page, is empty in the only response.`;
  return [{ code: 'no-next', speaks: 'complete', message, ...at }];
});
