import { plainName } from '../recognition/plainName.ts';
import { previousRoleOf } from '../recognition/previousWords.ts';
import { followedPlace, keysOf } from './nextKeys.ts';
import type { Ending } from './witness.ts';

/** Whether the paging follows a value for previous pages. */
export function followsPrevious(end: Pick<Ending, 'scroller'>): boolean {
  const place = followedPlace(end);
  const roles = place === undefined ? [] : keysOf(place).map((key) => previousRoleOf(plainName(key)));
  // As a token, `before` and the like read a list backwards; an address of the last page does not.
  const isBackwards = roles.includes('before') || roles.includes('from');
  return roles.includes('previous') || roles.includes('token') || (place?.holds === 'token' && isBackwards);
}
