import { createHmac } from 'node:crypto';
import OAuth from 'oauth-1.0a';
import { type HttpRequest, withHeader } from '../request/httpRequest.ts';
import { targetUrl } from '../request/resolveEndpoint.ts';
import { valuesByName } from '../request/valuesByName.ts';

/** The application's and the user's keys. */
export interface Oauth10Credentials {
  consumerKey: string;
  consumerSecret: string;
  token: string;
  tokenSecret: string;
}

/** What makes a signature unique: a text never used before and the Unix time in seconds. */
export interface Oauth10Moment {
  nonce: string;
  timestamp: number;
}

/**
 * The request with an `Authorization: OAuth …` header, signed with HMAC-SHA1 (`authentication.md` section 5). The query
 * and a form body are signed along and stay as they are; a JSON body is not signed.
 */
export function signOauth10(
  request: HttpRequest,
  { consumerKey, consumerSecret, token, tokenSecret }: Oauth10Credentials,
  { nonce, timestamp }: Oauth10Moment,
): HttpRequest {
  const signer = new Signer(parametersOf(request), {
    consumer: { key: consumerKey, secret: consumerSecret },
    signature_method: 'HMAC-SHA1',
    hash_function: (text, key) => createHmac('sha1', key).update(text).digest('base64'),
  });
  const data = {
    oauth_consumer_key: consumerKey,
    oauth_nonce: nonce,
    oauth_signature_method: 'HMAC-SHA1',
    oauth_timestamp: timestamp,
    oauth_token: token,
    oauth_version: '1.0',
  };
  const url = targetUrl({ ...request.target, query: '' });
  const oauth_signature = signer.getSignature({ method: request.method, url }, tokenSecret, data);
  return withHeader(request, 'Authorization', signer.toHeader({ ...data, oauth_signature }).Authorization);
}

type Parameters = ReadonlyMap<string, readonly string[]>;

/** The library sorts names after encoding them and lets the request's own win; the platform does neither. */
class Signer extends OAuth {
  readonly #parameters: Parameters;

  constructor(parameters: Parameters, options: OAuth.Options) {
    super(options);
    this.#parameters = parameters;
  }

  override getParameterString(_: OAuth.RequestOptions, oauth: OAuth.Data): string {
    const values = new Map(this.#parameters);
    for (const [name, value] of Object.entries(oauth)) values.set(name, [String(value)]);
    return [...values]
      .sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
      .flatMap(([name, all]) => all.map((value, index) => [all.length > 1 ? `${name}[${index}]` : name, value]))
      .map((pair) => pair.map((text) => this.percentEncode(text)).join('='))
      .join('&');
  }

  /** Half of a surrogate pair in a key has no encoding; as elsewhere, it is replaced. */
  override percentEncode(text: string): string {
    return super.percentEncode(String(text).toWellFormed());
  }
}

/** What the request itself adds to the signed text: its query and, over equal names, its form. */
function parametersOf({ target, headers, body }: HttpRequest): Parameters {
  const isForm = [...headers].some(([name, value]) => name.toLowerCase() === 'content-type' && value === formType);
  return new Map([...valuesByName(target.query), ...valuesByName(isForm ? (body ?? '') : '')]);
}

const formType = 'application/x-www-form-urlencoded';
