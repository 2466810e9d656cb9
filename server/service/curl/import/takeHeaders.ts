import { isSecretHeader } from '@pagewright/core/descriptions/recorded/secretFields';
import type { JsonValue } from '@pagewright/core/json/value';
import type { CurlRequest } from '../command/curlRequest.ts';
import type { Draft } from './draft.ts';
import { keptHeaders } from './keptHeaders.ts';
import { takeUser } from './takeUser.ts';

/**
 * Puts the headers of a command in their places: credentials into `api.http.headers` with their value in a secret key,
 * username and password into the authentication, others next to them, or into the job of an existing configuration.
 */
export function takeHeaders(draft: Draft): void {
  const { request, remarks } = draft;
  const headers = keptHeaders(request, remarks);
  const authorization = headers.findLast(([name]) => /^authorization$/i.test(name))?.[1];
  const user = authorization === undefined ? request.user : readBasic(authorization);
  if (user !== undefined && isWanted(draft, 'authorization')) takeUser(draft, user);
  for (const [name, values] of byName(headers)) {
    if (user !== undefined && /^authorization$/i.test(name)) continue;
    if (isSecretHeader(name, values.at(-1) ?? '')) takeCredential(draft, name, values.at(-1) ?? '');
    else takePlain(draft, name, values);
  }
}

/** The values of each name, ignoring case, in order. */
function byName(headers: CurlRequest['headers']): Map<string, string[]> {
  const named = new Map<string, string[]>();
  for (const [name, value] of headers) {
    const known = [...named.keys()].find((one) => one.toLowerCase() === name.toLowerCase()) ?? name;
    named.set(known, [...(named.get(known) ?? []), value]);
  }
  return named;
}

/** Whether to import a credential: not if the configuration has another, or is about another API. */
function isWanted({ existing, isSameHost, remarks }: Draft, name: string): boolean {
  if (existing === undefined) return true;
  const isAuthorization = /^authorization$/i.test(name);
  const hasOwn = existing.sharedHeaders.has(name.toLowerCase()) || (isAuthorization && existing.isAuthenticated);
  const what = isAuthorization ? 'The credentials of the command are' : `"${name}" is`;
  if (hasOwn) remarks.push(`${what} left out: the configuration has its own.`);
  else if (!isSameHost) {
    remarks.push(
      `${what} left out: the configuration would send it to its own host too. Import the command as a configuration.`,
    );
  }
  return !hasOwn && isSameHost;
}

function takeCredential(draft: Draft, name: string, value: string): void {
  if (!isWanted(draft, name)) return;
  const { attributes, sharedHeaders, existing, remarks } = draft;
  if (/^cookie$/i.test(name)) remarks.push('A cookie belongs to a session and expires soon.');
  if (existing !== undefined) remarks.push(`"${name}" is added to "api.http.headers", so that all jobs send it.`);
  const [, scheme, secret] = /^authorization$/i.test(name) ? (/^(\S+ +)(\S.*)$/.exec(value) ?? []) : [];
  if (scheme === undefined || secret === undefined) {
    const key = /^authorization$/i.test(name) ? 'token' : secretNameOf(name);
    sharedHeaders.push([name, attributes.secret(key, value)]);
    return;
  }
  const reference = attributes.secret('token', secret);
  sharedHeaders.push([name, { function: 'concat', args: [scheme, reference] }]);
}

function takePlain({ existing, sharedHeaders, jobHeaders }: Draft, name: string, values: string[]): void {
  const [first = '', ...more] = values;
  const value: JsonValue = more.length === 0 ? first : values;
  if (existing === undefined) sharedHeaders.push([name, value]);
  else if (existing.sharedHeaders.get(name.toLowerCase()) !== value) jobHeaders.push([name, value]);
}

/** Username and password from a header that encodes them. */
function readBasic(authorization: string): CurlRequest['user'] {
  const encoded = /^Basic +([A-Za-z0-9+/]+=*)$/i.exec(authorization)?.[1];
  const text = encoded === undefined ? '' : Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  if (colon < 0 || /[\p{Cc}\ufffd]/u.test(text)) return undefined;
  return { name: text.slice(0, colon), password: text.slice(colon + 1) };
}

/** A key for the credential of a header: `apiKey` for `X-Api-Key`. */
function secretNameOf(header: string): string {
  const words = header
    .replace(/^x-/i, '')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '');
  const camel = words.map((word, index) => (index === 0 ? '' : word.slice(0, 1).toUpperCase()) + lower(word, index));
  return camel.join('') || 'secret';
}

function lower(word: string, index: number): string {
  return (index === 0 ? word : word.slice(1)).toLowerCase();
}
