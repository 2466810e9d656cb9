import { digestOfBytes } from '#native/hashes.ts';
import type { HashAlgorithm } from '../functions/hashes/hashAlgorithm.ts';
import { hmac } from '../functions/hashes/hmac.ts';
import { encodeRfc3986 } from '../request/encodeRfc3986.ts';
import { type HttpRequest, withHeader } from '../request/httpRequest.ts';
import { targetUrl } from '../request/resolveEndpoint.ts';
import { valuesByName } from '../request/valuesByName.ts';

/** The application's and the user's keys. */
interface Oauth10Credentials {
  consumerKey: string;
  consumerSecret: string;
  token: string;
  tokenSecret: string;
}

/** The unique part of a signature: a nonce and the Unix time in seconds. */
interface Oauth10Moment {
  nonce: string;
  timestamp: number;
}

/**
 * Signs a request with HMAC-SHA1 (`docs/format/authentication.md#5-oauth10`): its query and a form body, but no JSON
 * body. No library sorts and merges parameters like the platform.
 */
export function signOauth10(
  request: HttpRequest,
  { consumerKey, consumerSecret, token, tokenSecret }: Oauth10Credentials,
  { nonce, timestamp }: Oauth10Moment,
): HttpRequest {
  const parameters = {
    oauth_consumer_key: consumerKey,
    oauth_nonce: nonce,
    oauth_signature_method: 'HMAC-SHA1',
    oauth_timestamp: String(timestamp),
    oauth_token: token,
    oauth_version: '1.0',
  };
  const url = targetUrl({ ...request.target, query: '' });
  const text = joinEncoded([request.method, url, parameterText(request, parameters)], '&');
  const key = joinEncoded([consumerSecret, tokenSecret], '&');
  const signature = hmac(sha1, Buffer.from(key), Buffer.from(text));
  const oauth_signature = Buffer.from(signature).toString('base64');
  const header = Object.entries({ ...parameters, oauth_signature })
    .sort(byBytes)
    .map(([name, value]) => `${name}="${encodeRfc3986(value)}"`);
  return withHeader(request, 'Authorization', `OAuth ${header.join(', ')}`);
}

/**
 * The signed parameters as the platform writes them, unlike RFC 5849: sorted by name before encoding, equal names as a
 * list, and OAuth's parameters instead of equal ones of the request.
 */
function parameterText(request: HttpRequest, oauth: Record<string, string>): string {
  const own = Object.entries(oauth).map(([name, value]): [string, string[]] => [name, [value]]);
  return [...new Map([...parametersOf(request), ...own])]
    .sort(byBytes)
    .flatMap(([name, all]) => all.map((value, index) => [all.length > 1 ? `${name}[${index}]` : name, value]))
    .map((pair) => joinEncoded(pair, '='))
    .join('&');
}

const sha1: HashAlgorithm = { digest: (data) => digestOfBytes('sha1', data), blockSize: 64 };

const formType = 'application/x-www-form-urlencoded';

/** The request's own signed parameters: its query, and its form, which replaces equal names. */
function parametersOf({ target, headers, body }: HttpRequest): Map<string, string[]> {
  const isForm = [...headers].some(([name, value]) => name.toLowerCase() === 'content-type' && value === formType);
  return new Map([...valuesByName(target.query), ...valuesByName(isForm ? (body ?? '') : '')]);
}

function joinEncoded(texts: readonly string[], separator: string): string {
  return texts.map(encodeRfc3986).join(separator);
}

function byBytes([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
