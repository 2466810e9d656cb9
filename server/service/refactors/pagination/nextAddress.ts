import type { KnownPath } from '../../shapes/knownPaths.ts';
import type { FindCandidates } from './candidate.ts';
import { holdsOnly, lastWord, wordsOf } from './words.ts';

/** An answer that holds the address of the next page: `response.url` (`pagination.md` section 7). */
export const nextAddress: FindCandidates = ({ response }) =>
  response
    .filter((path) => holdsOnly(path, ['string']))
    .flatMap((path) => {
      const isSure = saysAddress(path);
      if (!isSure && !/^next(page)?$/.test(lastWord(path))) return [];
      const why = isSure ? 'Its name says that it is the address of the next page.' : 'It may be an address or a mark.';
      return [
        {
          pagination: { method: 'response.url', urlKey: path.path },
          confidence: isSure ? ('high' as const) : ('medium' as const),
          paths: [path.path],
          reason: why,
        },
      ];
    });

/** `next_url`, `nextLink`, or `next` and `next.href` within links. */
function saysAddress(path: KnownPath): boolean {
  const words = wordsOf(path);
  const name = words.at(-1) ?? '';
  if (/^(odata)?next(page)?(url|uri|link|href)$/.test(name)) return true;
  const above = words.slice(0, -1);
  if (name === 'next') return above.some((word) => /^links?$/.test(word));
  return /^(href|url|uri)$/.test(name) && above.at(-1) === 'next';
}
