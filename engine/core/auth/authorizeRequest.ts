import { encodeBasic } from '../request/encodeBasic.ts';
import { type HttpRequest, hasHeader, withHeader } from '../request/httpRequest.ts';
import type { Attempt, Authentication } from './authentication.ts';

/** The authentication of an iteration, and the origins that may get it. */
export interface Credentials {
  authentication: Authentication;
  /** The origins that the configuration names, each with the `username:password` of its address or an empty text. */
  origins: ReadonlyMap<string, string>;
}

/**
 * Authorizes a request. Credentials and configured headers go only to origins that the configuration names. Those in
 * the address apply only without another `Authorization`, as in cURL. Throws a UserError for one that cannot be
 * computed.
 */
export function authorizeRequest(
  request: HttpRequest,
  { origins, authentication }: Credentials,
  attempt: Attempt,
): HttpRequest {
  const credentials = origins.get(request.target.origin);
  if (credentials !== undefined) return authentication.authorize(withBasic(request, credentials), attempt);
  const contentType = [...request.headers].filter(([name]) => name.toLowerCase() === 'content-type');
  return { ...request, headers: new Map(contentType) };
}

/** A request with the `username:password` of an address, unless it already has `Authorization`. */
export function withBasic(request: HttpRequest, credentials: string): HttpRequest {
  if (credentials === '' || hasHeader(request.headers, 'Authorization')) return request;
  return withHeader(request, 'Authorization', `Basic ${encodeBasic(credentials)}`);
}
