import type { KnownPath } from '../../shapes/knownPaths.ts';
import type { Candidate, FindCandidates } from './candidate.ts';
import { holdsOnly, isOfNext, lastWord, wordsOf } from './words.ts';

/** A response with the address of the next page (`docs/format/pagination.md#7-responseurl`). */
export const nextAddress: FindCandidates = ({ response, dotted }) => [...addressesIn(response), ...odataLinks(dotted)];

/** `@odata.nextLink`, a key with a dot. */
function odataLinks(dotted: readonly KnownPath[]): Candidate[] {
  return dotted
    .filter((path) => holdsOnly(path, ['string']) && /^@?odata\.nextLink$/i.test(path.path))
    .map(({ path }) => ({
      clue: { kind: 'address', path, delimiter: '/' },
      confidence: 'high',
      paths: [path],
      reason: 'This is the name of the address of the next page in OData.',
    }));
}

function addressesIn(response: readonly KnownPath[]): Candidate[] {
  return response
    .filter((path) => holdsOnly(path, ['string']))
    .flatMap((path) => {
      const isSure = saysAddress(path);
      if (!isSure && !/^next(page)?$/.test(lastWord(path))) return [];
      const why = isSure
        ? 'Its name says that it is the address of the next page.'
        : 'It may be an address or a token.';
      return [
        {
          clue: { kind: 'address', path: path.path },
          confidence: isSure ? ('high' as const) : ('medium' as const),
          paths: [path.path],
          reason: why,
        },
      ];
    });
}

/** `next_url`, `nextRecordsUrl`, or `next` within links, and `href` or `link` within `next`. */
function saysAddress(path: KnownPath): boolean {
  const words = wordsOf(path);
  const name = words.at(-1) ?? '';
  if (/^next[a-z]*(url|uri|link|href)$/.test(name)) return true;
  const above = words.slice(0, -1);
  if (name === 'next') return above.some((word) => /^links?$/.test(word));
  return /^(href|url|uri|link)$/.test(name) && isOfNext(above);
}
