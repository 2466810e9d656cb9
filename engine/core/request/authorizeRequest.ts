import type { Attempt } from '../auth/authentication.ts';
import type { Iteration } from '../config/extractionConfig.ts';
import type { HttpRequest } from './httpRequest.ts';

/**
 * The request as it is sent. Credentials and configured headers go to the origins that the configuration names. After a
 * redirect, or to a next-page address elsewhere, they stay behind. Throws a UserError for a credential that cannot be
 * computed.
 */
export function authorizeRequest(
  request: HttpRequest,
  { origins, authentication }: Pick<Iteration, 'origins' | 'authentication'>,
  attempt: Attempt,
): HttpRequest {
  if (origins.has(request.target.origin)) return authentication.authorize(request, attempt);
  const contentType = [...request.headers].filter(([name]) => name.toLowerCase() === 'content-type');
  return { ...request, headers: new Map(contentType) };
}
