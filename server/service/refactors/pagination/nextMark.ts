import type { KnownPath } from '../../shapes/knownPaths.ts';
import type { FindCandidates } from './candidate.ts';
import { holdsOnly, isOfNext, lastKey, lastWord, wordsOf } from './words.ts';

const marks =
  /^(next|end)?(page)?(cursor|token|marker|bookmark|continuation|continuationtoken|scrollid|resumptiontoken)$/;

/** Names inside `next` that mean an address, not a token. */
const addresses = /^(href|ur[il]|link|path)$/;

/** Names that are common in APIs and do not indicate paging. */
const strangers = new Set(['token']);

/**
 * A response with the token of the next page, which goes into a parameter
 * (`docs/format/pagination.md#8-responseparam`).
 */
export const nextMark: FindCandidates = ({ response }) =>
  response
    .filter((path) => holdsOnly(path, ['string', 'integer']) && isMark(path))
    .map((path) => {
      const param = paramOf(lastKey(path));
      return {
        clue: { kind: 'token', path: path.path, param },
        confidence: strangers.has(lastWord(path)) ? ('low' as const) : ('medium' as const),
        paths: [path.path],
        reason: `Its name says that it is a page token; the parameter "${param}" is a guess.`,
      };
    });

/** By its name; inside `next` or `next_page`, unless it is an address; an offset that is a text is a token. */
function isMark(path: KnownPath): boolean {
  const words = wordsOf(path);
  const name = words.at(-1) ?? '';
  if (marks.test(name) || /^next(start|offset|skip)$/.test(name)) return true;
  if (isOfNext(words.slice(0, -1))) return !addresses.test(name);
  return name === 'offset' && holdsOnly(path, ['string']);
}

/** `nextPageToken` goes into `pageToken`, `next_cursor` into `cursor`. */
function paramOf(key: string): string {
  const rest = key.replace(/^(next|end)[^A-Za-z0-9]*/i, '');
  return /^[A-Z][a-z]/.test(rest) ? rest.charAt(0).toLowerCase() + rest.slice(1) : rest;
}
