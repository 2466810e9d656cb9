import { findDottedPlace } from '../../json/dottedPlace.ts';
import type { DottedPath } from '../../json/findDottedPath.ts';
import { findPath } from '../../json/findPath.ts';
import { isEmptyInResponse } from '../../json/isEmpty.ts';
import { meaningsOfField, namesNext } from '../../recognition/paging/recognise.ts';
import { atTheEnd } from '../atTheEnd.ts';
import { followedPlace } from '../nextKeys.ts';
import { pointerTo } from '../pointerTo.ts';
import type { ObservedPage } from '../witness.ts';
import { findSimilarPath } from './similarPath.ts';

/** A `responseParam` or `urlKey` that no response had, so that the first page was the only one. */
export const missingPath = atTheEnd((end) => {
  const { stop, lastPage } = end;
  const place = followedPlace(end);
  if (stop.missingPath === undefined || place === undefined || lastPage?.number !== 1 || lastPage.isError) return [];
  // A detail has no next page, even if other jobs page.
  if (lastPage.holds === 'one' || (lastPage.holds === 'nothing' && lastPage.recordsPath === undefined)) return [];
  const dotted = findDottedPlace(place, lastPage.response);
  const similar = dotted === undefined ? findSimilarPath(place, lastPage) : undefined;
  const isFilled = dotted !== undefined && leadsOn(dotted, lastPage);
  const also = similar === undefined ? '.' : `, but it has "${similar}".`;
  const why = dotted === undefined ? also : `: the path ${dotted.text}`;
  return [
    {
      code: 'path-never-found',
      speaks: similar !== undefined || isFilled ? 'incomplete' : 'doubt',
      message: `The response has no "${place.path}", where "${place.key}" expects the next page${why}`,
      page: 1,
      // Other evidence may name the key itself.
      ...(dotted === undefined && { path: similar ?? place.path }),
      pointer: pointerTo(end, place.key),
    },
  ];
});

/** Whether the key has a value for a next page which no other witness reports: those know only the usual names. */
function leadsOn({ key, path, delimiter }: DottedPath, { response }: ObservedPage): boolean {
  const value = findPath(response, path, delimiter);
  return value !== undefined && !isEmptyInResponse(value) && !meaningsOfField({ key, holderName: '' }).some(namesNext);
}
