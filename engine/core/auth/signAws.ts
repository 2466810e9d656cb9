import aws4 from 'aws4';
import { type HttpRequest, setHeader } from '../request/httpRequest.ts';
import { strictQuery } from '../request/strictQuery.ts';
import { valuesByName } from '../request/valuesByName.ts';

/** The key and its scope. */
export interface AwsCredentials {
  accessKeyId: string;
  secretKey: string;
  service: string;
  region: string;
}

/**
 * Signs a request with AWS Signature Version 4 (`docs/format/authentication.md#9-aws-request-signing`), with its query
 * in strict encoding. `now` is Unix time in milliseconds. Replaces an existing date or authorization header.
 */
export function signAws(request: HttpRequest, credentials: AwsCredentials, now: number): HttpRequest {
  const target = { ...request.target, query: strictQuery(request.target.query) };
  const headers = new Map([...request.headers].filter(([name]) => !replaced.has(name.toLowerCase())));
  const time = new Date(now).toISOString().replace(/[-:]|\.\d+/g, '');
  setHeader(headers, 'X-Amz-Date', time);
  const signer = createSigner({ ...request, target, headers }, credentials);
  // Set first, so that the library neither reads the clock nor adds headers.
  signer.datetime = time;
  signer.parsedPath = { path: target.path, query: Object.fromEntries(valuesByName(target.query)) };
  setHeader(headers, 'Authorization', signer.authHeader());
  return { ...request, target, headers };
}

const replaced = new Set(['x-amz-date', 'date', 'authorization']);

function createSigner({ method, target, headers, body }: HttpRequest, credentials: AwsCredentials) {
  const { service, region, accessKeyId, secretKey } = credentials;
  const host = new URL(target.origin).host;
  const signed = [...headers].map(([name, value]): [string, string] => [name.toLowerCase(), valueText(value)]);
  const request = {
    method,
    host,
    headers: { host, ...Object.fromEntries(signed) },
    body: body ?? '',
    service,
    region,
    extraHeadersToIgnore: unsigned,
    extraHeadersToInclude: signedThough,
  };
  return new aws4.RequestSigner(request, { accessKeyId, secretAccessKey: secretKey });
}

function valueText(value: string | string[]): string {
  return Array.isArray(value) ? value.map((item) => item.trim()).join(',') : value;
}

/** Headers that proxies and clients may change, or that the library leaves out anyway. */
const unsigned = flags(
  'cache-control content-type content-length expect max-forwards pragma range te if-match if-none-match ' +
    'if-modified-since if-unmodified-since if-range accept authorization proxy-authorization from referer user-agent ' +
    'x-amz-user-agent x-amzn-trace-id aws-sdk-invocation-id aws-sdk-retry',
);

/** Headers that the platform signs although the library would leave them out. */
const signedThough = flags('connection presigned-expires');

function flags(names: string): Record<string, true> {
  return Object.fromEntries(names.split(' ').map((name) => [name, true]));
}
