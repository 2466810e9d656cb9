import type { HttpRequest } from '../../request/httpRequest.ts';
import { hidingAll, type Masker, maskBody, maskUrl } from '../masker.ts';
import { shownUrl } from '../requestSecrets.ts';

/** A request as it is recorded and compared: without headers, for they hold credentials and the time. */
export interface MaskedRequest {
  method: string;
  url: string;
  /** JSON where it is that, else text. */
  body?: unknown;
}

/** The request without secrets. Of one that logs in, no value of a parameter is left. */
export function maskRequest(request: HttpRequest, mask: Masker): MaskedRequest {
  const { method, body, login } = request;
  const masker = login === undefined ? mask : hidingAll(mask);
  const url = withoutRepeats(shownUrl(request, masker));
  return { method, url, ...(body !== undefined && { body: keptBody(body, masker) }) };
}

/** A recorded request without what has become a secret since. */
export function maskAgain({ method, url, body }: MaskedRequest, mask: Masker): MaskedRequest {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return {
    method,
    url: withoutRepeats(maskUrl(url, mask)),
    ...(body !== undefined && { body: keptBody(text, mask) }),
  };
}

/** Numbers of JSON lose what JavaScript cannot hold, on both sides of a comparison alike. */
function keptBody(body: string, mask: Masker): unknown {
  const text = maskBody(body, mask);
  try {
    return /^[[{]/.test(text) ? JSON.parse(text) : withoutRepeats(text);
  } catch {
    return withoutRepeats(text);
  }
}

/**
 * A query or form in which a list of secrets has one element: a parameter of a login joins one of the request in a list
 * without repeats, and masked, nobody sees whether it is one.
 */
function withoutRepeats(text: string): string {
  return text
    .replace(/%5B\d+%5D(?==__MASKED__(?:&|$))/gi, '%5B%5D')
    .replace(/(?<=^|[?&])([^?&]+=__MASKED__)(?:&\1(?=&|$))+/g, '$1');
}
