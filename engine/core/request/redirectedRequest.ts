import type { HttpRequest, HttpResponse } from './httpRequest.ts';
import { resolveEndpoint, targetUrl } from './resolveEndpoint.ts';

/**
 * The request after a redirect (`docs/format/jobs.md#73-redirects`), if any: a GET without a body after 301, 302 and
 * 303, without configured headers except the content type for another origin. Throws a UserError if it is not HTTP.
 */
export function redirectedRequest(request: HttpRequest, response: HttpResponse): HttpRequest | undefined {
  const location = response.headers.get('location');
  if (response.status < 300 || response.status > 399 || location === undefined) return undefined;
  const target = resolveEndpoint(
    targetUrl({ ...request.target, query: '' }),
    relativeTo(request.target.path, location),
  );
  const headers = target.origin === request.target.origin ? request.headers : contentTypeOf(request);
  const keepsMethod = response.status === 307 || response.status === 308;
  if (keepsMethod) return { ...request, target, headers };
  return { method: 'GET', target, headers, ...(request.login && { login: request.login }) };
}

function contentTypeOf({ headers }: HttpRequest): HttpRequest['headers'] {
  return new Map([...headers].filter(([name]) => name.toLowerCase() === 'content-type'));
}

/** Resolves a relative link, which replaces the last segment that `resolveEndpoint` keeps. */
function relativeTo(path: string, location: string): string {
  const isRelative = !/^([^:/?#]+:|\/|\?|#)/.test(location);
  return isRelative ? path.slice(0, path.lastIndexOf('/') + 1) + location : location;
}
