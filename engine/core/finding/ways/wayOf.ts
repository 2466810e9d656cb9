import { findPath } from '../../json/findPath.ts';
import { isEmptyInResponse } from '../../json/isEmpty.ts';
import type { PageReply } from '../bench/reply.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { pagingOf } from '../trying/pagingOf.ts';
import { addresses } from './addresses.ts';
import { ids } from './ids.ts';
import { lastRecord } from './lastRecord.ts';
import { pages } from './pages.ts';
import { positions } from './positions.ts';
import { tokens } from './tokens.ts';
import type { Way } from './way.ts';

/** The way for a candidate, by what its method reads. */
export function wayOf(candidate: Candidate): Way | undefined {
  const { pagination } = candidate;
  if (pagination === undefined) return undefined;
  const { counted, next } = pagingOf({ pagination });
  if (counted !== undefined) return counted.unit === 'pages' ? pages : positions;
  if (next?.holds === 'address') return addresses;
  if (next?.holds === 'id') return ids;
  return /\.\d+\./.test(`.${next?.path ?? ''}.`) ? lastRecord : tokens;
}

/** Whether a candidate has no sign but records that could be continued. */
export function isGuess(candidate: Candidate): boolean {
  const way = wayOf(candidate);
  return way === lastRecord || way === ids;
}

/** Whether a page has a value for the next one, so that it contradicts a claim that nothing follows. */
export function hasNext(candidate: Candidate, { response }: PageReply): boolean {
  const way = wayOf(candidate);
  if (way !== tokens && way !== addresses) return false;
  return candidate.paths.some(({ path }) => {
    const value = findPath(response, path);
    return value !== undefined && !isEmptyInResponse(value) && value !== true;
  });
}
