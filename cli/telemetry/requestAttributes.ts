import type { Attributes } from '@opentelemetry/api';
import {
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_REQUEST_RESEND_COUNT,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_SERVER_ADDRESS,
  ATTR_SERVER_PORT,
  ATTR_URL_FULL,
} from '@opentelemetry/semantic-conventions';
import { ATTR_HTTP_RESPONSE_BODY_SIZE } from '@opentelemetry/semantic-conventions/incubating';
import type { RunEvent } from '@pagewright/engine/run';

type RequestEvent = Extract<RunEvent, { kind: 'request' }>;

/** The attributes of a request that the conventions for HTTP define; its address is masked as in the event. */
export function requestAttributes(event: RequestEvent): Attributes {
  const { request, url, attempt, bytes, fromCache } = event;
  return {
    ...commonAttributes(event),
    [ATTR_URL_FULL]: url,
    ...(attempt > 1 && { [ATTR_HTTP_REQUEST_RESEND_COUNT]: attempt - 1 }),
    ...(bytes !== undefined && { [ATTR_HTTP_RESPONSE_BODY_SIZE]: bytes }),
    ...(fromCache && { 'pagewright.from_cache': true }),
    'pagewright.request': request,
  };
}

/** The attributes with few values, which metrics also have. */
export function commonAttributes({ method, url, status }: RequestEvent): Attributes {
  return {
    [ATTR_HTTP_REQUEST_METHOD]: method,
    ...serverOf(url),
    ...(status !== undefined && { [ATTR_HTTP_RESPONSE_STATUS_CODE]: status }),
  };
}

/** The error code of a request, or an error status. */
export function requestErrorType({ status, error }: RequestEvent): string | undefined {
  if (status !== undefined) return status >= 400 ? String(status) : undefined;
  return error ?? 'unknown';
}

/** The host and the port of an address, or of an origin. */
export function serverOf(url: string): Attributes {
  if (!URL.canParse(url)) return {};
  const { protocol, hostname, port } = new URL(url);
  return { [ATTR_SERVER_ADDRESS]: hostname, [ATTR_SERVER_PORT]: Number(port || (protocol === 'https:' ? 443 : 80)) };
}
