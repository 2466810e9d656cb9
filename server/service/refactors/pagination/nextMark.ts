import type { FindCandidates } from './candidate.ts';
import { holdsOnly, lastKey, lastWord } from './words.ts';

const marks =
  /^(next|end)?(page)?(cursor|token|marker|bookmark|continuation|continuationtoken|scrollid|resumptiontoken)$/;

/** Names that a value has in many APIs and that say nothing of paging. */
const strangers = new Set(['token']);

/** An answer that holds the mark of the next page, which goes into a parameter: `response.param` (section 8). */
export const nextMark: FindCandidates = ({ response }) =>
  response
    .filter((path) => holdsOnly(path, ['string', 'integer']) && marks.test(lastWord(path)))
    .map((path) => {
      const queryParam = paramOf(lastKey(path));
      return {
        pagination: { method: 'response.param', responseParam: path.path, queryParam, includeParams: true },
        confidence: strangers.has(lastWord(path)) ? ('low' as const) : ('medium' as const),
        paths: [path.path],
        reason: `Its name says that it is the mark of a page; that the parameter is called "${queryParam}" is a guess.`,
      };
    });

/** `nextPageToken` answers to `pageToken`, `next_cursor` to `cursor`. */
function paramOf(key: string): string {
  const rest = key.replace(/^(next|end)[^A-Za-z0-9]*/i, '');
  return /^[A-Z][a-z]/.test(rest) ? rest.charAt(0).toLowerCase() + rest.slice(1) : rest;
}
