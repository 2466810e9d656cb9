import { remembered } from './remembered.ts';
import { wordsOf } from './wordsOf.ts';

/** Words of a header without a meaning for its value: its vendor, or that it is about a list. */
const prefixes: ReadonlySet<string> = new Set(
  'x ms amz aws goog azure wp gitlab api pagination paging pager page list result results collection response record records item items data'.split(
    ' ',
  ),
);
/** Words of headers that are not about the list. */
const others =
  /^(ratelimit|rate|quota|retry|reset|csrf|xsrf|auth|authorization|cache|cookie|trace|request|cost|time|amount|bytes)$/;

/**
 * The plain names of the fields that a header may correspond to: `continuationtoken` for `x-ms-continuation-token`.
 * None for a header of a rate limit and the like. `header` is in lower case.
 */
export const namesOfHeader = remembered((header): readonly string[] => namesOf(wordsOf(header)));

function namesOf(words: readonly string[]): string[] {
  if (words.some((word) => others.test(word))) return [];
  const isPlain = (end: number) => words.slice(0, end).every((word) => prefixes.has(word));
  return words.flatMap((_, start) => {
    const name = words.slice(start);
    return name.length > 1 || isPlain(start) ? [name.join('')] : [];
  });
}
