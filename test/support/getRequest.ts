import type { HttpRequest } from '../../engine/core/request/httpRequest.ts';
import { resolveEndpoint } from '../../engine/core/request/resolveEndpoint.ts';

/** A GET request to an address, without any headers unless some are given. */
export function getRequest(url: string, headers: Record<string, string> = {}): HttpRequest {
  return { method: 'GET', target: resolveEndpoint(url, url), headers: new Map(Object.entries(headers)) };
}
