import { isEmptyInResponse } from '../../json/isEmpty.ts';
import { atTheEnd } from '../atTheEnd.ts';
import { findNextPlace } from '../nextPlace.ts';

/** The token or address that the paging method follows: it came with every page but the last. */
export const nextValue = atTheEnd(({ lastPage, options }) => {
  const place = findNextPlace(options);
  if (place === undefined || lastPage === undefined || lastPage.isError) return [];
  const value = place.valueIn(lastPage.response);
  if (value !== undefined && !isEmptyInResponse(value)) return [];
  const { number: page } = lastPage;
  const { option, path } = place;
  const at = { page, path };
  if (page > 1) {
    const message = `"${path}" came with every page but the last, page ${page}.`;
    return [{ code: option === 'urlKey' ? 'link-ended' : 'token-ended', speaks: 'complete', message, ...at }];
  }
  if (value === undefined) return [];
  const message = `"${path}", where the paging looks for the next page, is empty in the only answer.`;
  return [{ code: 'no-next', speaks: 'complete', message, ...at }];
});
