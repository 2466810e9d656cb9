import { isBareTokenName, isLinkName, isTokenName } from '../verdict/nextNames.ts';

const others = /rate|retry|csrf|xsrf|session|request|trace/;

/**
 * Whether a header is named like the token or address of the next page, by the same words as a field of a response:
 * `NextPageToken`, `X-Continuation-Token`, `x-ms-continuation`, `X-Pagination-Next`.
 */
export function isNextHeaderName(header: string): boolean {
  const words = header.toLowerCase().split(/[^a-z0-9]+/);
  if (others.test(words.join(''))) return false;
  return words.some((_, index) => {
    const named = { name: words.slice(index).join(''), holderName: '' };
    return isTokenName(named) || isLinkName(named) || isBareTokenName(named.name);
  });
}
