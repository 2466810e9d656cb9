import { createHash } from 'node:crypto';
import aws4 from 'aws4';
import type { WireRequest } from '../../http/httpClient.ts';
import type { S3Settings } from './s3Settings.ts';

/** A request of S3 before it is signed; the values of its query are plain text. */
export interface S3Request {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  /** The encoded path of the bucket or of a file. */
  path: string;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: Uint8Array;
}

/** Signs a request and its body. `now` is Unix time in milliseconds. */
export function signS3(
  { method, path, query = {}, headers = {}, body }: S3Request,
  origin: string,
  { region, credentials }: S3Settings,
  now: number,
): WireRequest {
  const encodedQuery = Object.entries(query)
    .map(([name, value]) => `${encodeStrict(name)}=${encodeStrict(value)}`)
    .join('&');
  const signed = aws4.sign(
    {
      method,
      host: new URL(origin).host,
      path: encodedQuery === '' ? path : `${path}?${encodedQuery}`,
      headers: {
        ...headers,
        'X-Amz-Date': new Date(now).toISOString().replace(/[-:]|\.\d+/g, ''),
        'X-Amz-Content-Sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
      },
      service: 's3',
      region,
    },
    { ...credentials, sessionToken: credentials.sessionToken ?? '' },
  );
  // The HTTP library sets the host itself.
  const { Host: _, ...sent } = signed.headers ?? {};
  return {
    method,
    target: { origin, path, query: encodedQuery },
    headers: new Map([
      ['User-Agent', 'Pagewright'],
      ...Object.entries(sent).map(([name, value]) => [name, String(value)] as const),
    ]),
    ...(body !== undefined && { body }),
  };
}

/** Encodes as S3 does: every byte but letters, digits and `-._~`. */
export function encodeStrict(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (found) => `%${found.charCodeAt(0).toString(16).toUpperCase()}`);
}
