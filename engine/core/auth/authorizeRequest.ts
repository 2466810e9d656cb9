import { encodeBasic } from '../request/encodeBasic.ts';
import { type HttpRequest, hasHeader, withHeader } from '../request/httpRequest.ts';
import type { Attempt, Authentication } from './authentication.ts';

/** The authentication of an iteration, and where it may be used. */
interface Credentials {
  authentication: Authentication;
  /** The origins that the configuration names, each with the `name:password` of its address or an empty text. */
  origins: ReadonlyMap<string, string>;
}

/**
 * The request as it is sent. Credentials and configured headers go to the origins that the configuration names. After a
 * redirect, or to a next-page address elsewhere, they stay behind. Credentials of the address itself are the weakest: they
 * are sent where nothing else sets `Authorization`, as cURL does. Throws a UserError for a credential that cannot be
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

function withBasic(request: HttpRequest, credentials: string): HttpRequest {
  if (credentials === '' || hasHeader(request.headers, 'Authorization')) return request;
  return withHeader(request, 'Authorization', `Basic ${encodeBasic(credentials)}`);
}
