import { NamePattern } from '../recognition/namePattern.ts';
import { namesOfHeader } from '../recognition/namesOfHeader.ts';
import type { EnvelopeField } from './envelope.ts';

const nextPage = 'next(page|pages|records|results|items|set|batch)?';
const next = new NamePattern(new RegExp(`^${nextPage}$`));
const link = new NamePattern(new RegExp(`^(odata)?${nextPage}(url|uri|href|link|path|address)?$`));
const partOfLink = new NamePattern(/^(href|url|uri|link|path)$/);
const token = new NamePattern(
  /^next(page|starting|start|continuation|scroll|results?|records?|batch|partition|row|max|min)?(token|cursor|marker|key|id|offset|position|start|skip|page|index|after|bookmark|number)(str)?$|^next(page)?$/,
);
const tokenByItself = new NamePattern(
  /^((page|paging|pagination|continuation|resumption|scroll)token|continuation|continue|scrollid|pag(e|ing)state|lastevaluatedkey)$/,
);
/** These may also be what to ask for at a later time. */
const doubtfulToken = new NamePattern(/^(next(batch|record|row|item)|lastevaluatedid)$/);
const partOfToken = new NamePattern(/^(token|cursor|marker|offset|after|page|number|start|startingafter|skip|key|id)$/);
const bareToken = new NamePattern(/^(cursor|marker|bookmark)$/);
const nextObject = new NamePattern(/^next(page|link)?$/);

/** Whether a name means the next page, without saying what leads there: an address, a token or a number. */
export function isNextName(name: string): boolean {
  return next.test(name);
}

/** Whether a field is named like the address of the next page. */
export function isLinkName({ name, holderName }: Pick<EnvelopeField, 'name' | 'holderName'>): boolean {
  return link.test(name) || (nextObject.test(holderName) && partOfLink.test(name));
}

/** Whether a field is named like the token, offset or number of the next page. */
export function isTokenName({ name, holderName }: Pick<EnvelopeField, 'name' | 'holderName'>): boolean {
  return token.test(name) || tokenByItself.test(name) || (nextObject.test(holderName) && partOfToken.test(name));
}

/** Whether a name mostly means the next page, where it is neither an address nor a flag. */
export function isDoubtfulTokenName(name: string): boolean {
  return doubtfulToken.test(name);
}

/** Whether a name may mean the next page, but also the current one. */
export function isBareTokenName(name: string): boolean {
  return bareToken.test(name);
}

/**
 * Whether a header is named like the token or address of the next page, by the same words as a field:
 * `NextPageToken`, `x-ms-continuation`, `X-Pagination-Next`. `header` is in lower case.
 */
export function isNextHeader(header: string): boolean {
  return namesOfHeader(header).some((name) => {
    const placed = { name, holderName: '' };
    return isTokenName(placed) || isLinkName(placed);
  });
}

/** Whether a header is named like a token that may be that of the next page, but also of the current one. */
export function isBareTokenHeader(header: string): boolean {
  return namesOfHeader(header).some(isBareTokenName);
}

const address = /^(https?:\/\/[^\s]+|[/?][^\s]+)$/;

/** Whether a value is an address: a complete one, or one that starts with a path or a query. */
export function isAddress(value: unknown): value is string {
  return typeof value === 'string' && address.test(value);
}
