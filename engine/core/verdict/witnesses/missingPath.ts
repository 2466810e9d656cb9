import { atTheEnd } from '../atTheEnd.ts';
import { followedPlace } from '../nextKeys.ts';
import { pointerTo } from '../pointerTo.ts';
import { findSimilarPath } from './similarPath.ts';

/** A `responseParam` or `urlKey` that no response had, so that the first page was the only one. */
export const missingPath = atTheEnd((end) => {
  const { stop, lastPage } = end;
  const place = followedPlace(end);
  if (stop.missingPath === undefined || place === undefined || lastPage?.number !== 1 || lastPage.isError) return [];
  // A detail has no next page, even if other jobs page.
  if (lastPage.holds === 'one' || (lastPage.holds === 'nothing' && lastPage.recordsPath === undefined)) return [];
  const similar = findSimilarPath(place, lastPage);
  const hint = similar === undefined ? '' : `, but it has "${similar}"`;
  return [
    {
      code: 'path-never-found',
      speaks: similar === undefined ? 'doubt' : 'incomplete',
      message: `The response has no "${place.path}", where "${place.key}" expects the next page${hint}.`,
      page: 1,
      path: similar ?? place.path,
      pointer: pointerTo(end, place.key),
    },
  ];
});
