import type { HttpRequest } from '../../request/httpRequest.ts';
import { parseStrictQuery } from '../../request/parseStrictQuery.ts';
import { targetUrl } from '../../request/resolveEndpoint.ts';
import { decodeUri } from '../../text/decodeUri.ts';
import { isCredentialParam } from '../isCredentialParam.ts';
import { isSecretKey } from '../isSecretKey.ts';
import { placeholder } from './placeholder.ts';
import type { SecretMask } from './secretMask.ts';

/** A request as it is recorded and compared: without headers, for they hold credentials and the time. */
export interface MaskedRequest {
  method: string;
  url: string;
  /** JSON where it is that, else text. */
  body?: unknown;
}

/** The request without secrets. Of one that logs in, no value of a parameter is left. */
export function maskRequest(request: HttpRequest, mask: SecretMask): MaskedRequest {
  const { method, target, body, hiddenQuery, login } = request;
  const isHidden = (name: string) => login !== undefined || (hiddenQuery?.has(name) ?? false);
  const url = maskUrl(targetUrl(target), isHidden, mask);
  return { method, url, ...(body !== undefined && { body: maskBody(body, login !== undefined, mask) }) };
}

/** A recorded request without what has become a secret since. */
export function maskAgain({ method, url, body }: MaskedRequest, mask: SecretMask): MaskedRequest {
  const masked = typeof body === 'string' ? maskForm(body, () => false, mask) : maskJson(body, '', false, mask);
  return { method, url: maskUrl(url, () => false, mask), ...(body !== undefined && { body: masked }) };
}

/** An address in which the value of every hidden parameter is masked, and every secret. */
export function maskUrl(url: string, isHidden: (name: string) => boolean, mask: SecretMask): string {
  const [, address = '', query] = /^([^?]*)(?:\?(.*))?$/s.exec(url) ?? [];
  const path = address
    .split('/')
    .map((segment) => (mask.isWhole(decodeUri(segment) ?? segment) ? placeholder : segment))
    .join('/');
  return mask.alike(query === undefined ? path : `${path}?${maskQuery(query, isHidden, mask)}`);
}

function maskQuery(query: string, isHidden: (name: string) => boolean, mask: SecretMask): string {
  const parts = query.split('&').map((part) => {
    const [name, value] = parseStrictQuery(part)[0] ?? ['', null];
    if (value === null) return part;
    const written = part.slice(0, part.indexOf('='));
    if (isHidden(name)) return `${withoutIndex(written)}=${placeholder}`;
    const isSecret = isCredentialParam(name) || mask.isWhole(value);
    return isSecret ? `${written}=${placeholder}` : part;
  });
  return parts.filter((part, index) => part !== parts[index - 1] || !part.endsWith(placeholder)).join('&');
}

/** A login's parameter joins one of the request in a list without repeats; masked, nobody sees whether it is one. */
function withoutIndex(name: string): string {
  return name.replace(/%5B\d+%5D$/i, '%5B%5D');
}

function maskForm(form: string, isHidden: (name: string) => boolean, mask: SecretMask): string {
  return mask.alike(maskQuery(form, isHidden, mask));
}

function maskBody(body: string, isLogin: boolean, mask: SecretMask): unknown {
  const json = /^[{[]/.test(body) ? parsed(body) : undefined;
  return json === undefined ? maskForm(body, () => isLogin, mask) : maskJson(json, '', isLogin, mask);
}

/** Numbers lose what JavaScript cannot hold, on both sides of a comparison alike. */
function maskJson(value: unknown, key: string, isLogin: boolean, mask: SecretMask): unknown {
  if (Array.isArray(value)) return value.map((item) => maskJson(item, key, isLogin, mask));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [
        mask.alike(name),
        maskJson(field, isSecretKey(key) ? key : name, isLogin, mask),
      ]),
    );
  }
  if (typeof value !== 'string' && typeof value !== 'number') return value;
  if (isLogin || isSecretKey(key) || mask.isWhole(String(value))) return placeholder;
  return typeof value === 'string' ? mask.alike(value) : value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
