import { isCommonName, isCredential, isGivenCredential } from '../../secrecy/credentialNames.ts';
import type { DescribedAuthentication } from '../apiDescription.ts';
import type { Exchange } from './exchange.ts';
import { isHeaderByValue, isSecretByValue } from './secretFields.ts';

/** Tokens of a web page for its session, without use elsewhere. */
const ofPage = /csrf|xsrf/i;

/**
 * The authentications of a request, by the names and schemes of its credentials. Cookies count only as the last resort:
 * a browser sends them always. The keys are names for `ApiDescription.authentications`.
 */
export function findAuthentications({ headers, query }: Pick<Exchange, 'headers' | 'query'>) {
  const found = new Map<string, DescribedAuthentication>();
  for (const [name, value] of headers) {
    if (/^authorization$/i.test(name)) found.set(...ofAuthorization(value));
    else if (isKey(name, value) || isHeaderByValue(name, value))
      found.set(`header ${name.toLowerCase()}`, keyIn('header', name));
  }
  for (const [name, value] of query)
    if (isKey(name, value) || isSecretByValue(name, value)) found.set(`query ${name}`, keyIn('query', name));
  const hasCookies = headers.some(([name]) => /^cookie$/i.test(name));
  if (found.size === 0 && hasCookies) found.set('cookies', { kind: 'other', what: 'cookies', description: '' });
  return found;
}

/** Whether a header or a parameter of the query is a key of a user. */
function isKey(name: string, value: string): boolean {
  if (ofPage.test(name) || /^(?::|cookie$|proxy-)/i.test(name)) return false;
  return isGivenCredential(name) || (isCommonName(name) && isCredential(name, value));
}

function ofAuthorization(value: string): [name: string, authentication: DescribedAuthentication] {
  const [, scheme = ''] = /^(\S+)\s+\S/.exec(value) ?? [];
  const known = scheme.toLowerCase();
  if (known === 'basic' || known === 'bearer') return [known, { kind: known, description: '' }];
  if (/^(?:digest|hawk|ntlm|negotiate|oauth|aws4-)/.test(known))
    return [known, { kind: 'other', what: scheme, description: '' }];
  return ['header authorization', keyIn('header', 'Authorization')];
}

function keyIn(place: 'header' | 'query', name: string): DescribedAuthentication {
  return { kind: 'key', in: place, name, description: '' };
}
