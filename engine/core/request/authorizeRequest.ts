import type { Attempt } from '../auth/authentication.ts';
import type { Iteration } from '../config/extractionConfig.ts';
import { encodeBasic } from './encodeBasic.ts';
import { type HttpRequest, hasHeader, withHeader } from './httpRequest.ts';

/**
 * The request as it is sent. Credentials and configured headers go to the origins that the configuration names. After a
 * redirect, or to a next-page address elsewhere, they stay behind. Credentials of the address itself are the weakest: they
 * are sent where nothing else sets `Authorization`, as cURL does. Throws a UserError for a credential that cannot be
 * computed.
 */
export function authorizeRequest(
  request: HttpRequest,
  { origins, authentication }: Pick<Iteration, 'origins' | 'authentication'>,
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
