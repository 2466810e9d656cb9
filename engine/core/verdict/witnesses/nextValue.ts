import { findPath } from '../../json/findPath.ts';
import { isEmptyInResponse } from '../../json/isEmpty.ts';
import { atTheEnd } from '../atTheEnd.ts';
import { followedPlace } from '../nextKeys.ts';

/** The token or address that the paging method follows: it came with every page but the last. */
export const nextValue = atTheEnd((end) => {
  const { lastPage } = end;
  const place = followedPlace(end);
  if (place === undefined || lastPage === undefined || lastPage.isError) return [];
  const { path, delimiter, holds } = place;
  const value = findPath(lastPage.response, path, delimiter);
  if (value !== undefined && !isEmptyInResponse(value)) return [];
  const { number: page } = lastPage;
  const at = { page, path };
  if (page > 1) {
    const message = `"${path}" came with every page but the last, page ${page}.`;
    return [{ code: holds === 'token' ? 'token-ended' : 'link-ended', speaks: 'complete', message, ...at }];
  }
  if (value === undefined) return [];
  const message = `"${path}", where the paging looks for the next page, is empty in the only answer.`;
  return [{ code: 'no-next', speaks: 'complete', message, ...at }];
});
