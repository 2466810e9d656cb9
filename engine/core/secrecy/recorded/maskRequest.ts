import { parsePlain } from '../../json/parsePlain.ts';
import type { HttpRequest } from '../../request/httpRequest.ts';
import { hidingAll, type Masker, maskBody, maskUrl } from '../masker.ts';
import { shownUrl } from '../requestSecrets.ts';

/** A request as recorded and compared: without headers, which contain credentials and the time. */
export interface MaskedRequest {
  method: string;
  url: string;
  /** Decoded JSON, else text. */
  body?: unknown;
}

/** Masks a request. For a login, every parameter value is masked. */
export function maskRequest(request: HttpRequest, mask: Masker): MaskedRequest {
  const { method, body, login } = request;
  const masker = login === undefined ? mask : hidingAll(mask);
  const url = withoutRepeats(shownUrl(request, masker));
  return { method, url, ...(body !== undefined && { body: keptBody(body, masker) }) };
}

/** Masks values in a recorded request that have become secret since. */
export function maskAgain({ method, url, body }: MaskedRequest, mask: Masker): MaskedRequest {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return {
    method,
    url: withoutRepeats(maskUrl(url, mask)),
    ...(body !== undefined && { body: keptBody(text, mask) }),
  };
}

/** The body as JSON, whose numbers lose the same digits on both sides of a comparison. */
function keptBody(body: string, mask: Masker): unknown {
  const text = maskBody(body, mask);
  try {
    return /^[[{]/.test(text) ? parsePlain(text) : withoutRepeats(text);
  } catch {
    return withoutRepeats(text);
  }
}

/**
 * Reduces a list of masked values to one element: logins add parameters to lists without duplicates, and masked values
 * do not show whether they are equal.
 */
function withoutRepeats(text: string): string {
  return text
    .replace(/%5B\d+%5D(?==__MASKED__(?:&|$))/gi, '%5B%5D')
    .replace(/(?<=^|[?&])([^?&]+=__MASKED__)(?:&\1(?=&|$))+/g, '$1');
}
