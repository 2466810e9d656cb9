import assert from 'node:assert/strict';
import type { Attempt, Login, LoginSession } from '../../../../engine/core/auth/authentication.ts';
import type { UserError } from '../../../../engine/core/errors.ts';
import { buildRequest } from '../../../../engine/core/request/buildRequest.ts';
import type { HttpRequest, HttpResponse } from '../../../../engine/core/request/httpRequest.ts';
import { targetUrl } from '../../../../engine/core/request/resolveEndpoint.ts';
import { jobWith } from '../../../support/walkScroller.ts';
import { iterationOf, noon, type Parts } from '../config/readParts.ts';

export const base = 'https://api.example.test/v2/';

/** A configuration with this authentication. */
export function authenticatedBy(authentication: object, config: object = {}, more: Parts = {}): Parts {
  return { ...more, api: { ...more.api, authentication }, config };
}

/** OAuth credentials as the platform hands them to a run. */
export function oauthParts(credentials: object): Parts {
  return { outer: { authorization: { oauth_api: { credentials } } } };
}

/** A GET of an endpoint as a job builds it. */
export function getOf(endpoint: string): HttpRequest {
  return buildRequest(jobWith({}, { endpoint }), base, []);
}

export const attempt: Attempt = {
  now: noon,
  nonce: (length) => '0123456789abcdef'.repeat(4).slice(0, length),
  session: undefined,
};

/** A request after the configuration's authentication. */
export function authorized(parts: Parts, request: HttpRequest, more: Partial<Attempt> = {}): HttpRequest {
  return iterationOf(parts).authentication.authorize(request, { ...attempt, ...more });
}

/** The address that a GET of the endpoint has after the authentication, below the base. */
export function addressOf(parts: Parts, endpoint: string, more: Partial<Attempt> = {}): string {
  return targetUrl(authorized(parts, getOf(endpoint), more).target).replace(base, '');
}

/** The headers that a GET of the endpoint has after the authentication. */
export function headersOf(parts: Parts, endpoint = 'parcels', more: Partial<Attempt> = {}): Record<string, unknown> {
  return Object.fromEntries(authorized(parts, getOf(endpoint), more).headers);
}

/** The login of a configuration. */
export function loginOf(parts: Parts): Login {
  const { login } = iterationOf(parts).authentication;
  assert.ok(login !== undefined);
  return login;
}

/** A response to a login. */
export function responseOf(body: unknown, status = 200): HttpResponse {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { status, headers: new Map(), body: Buffer.from(text) };
}

/** The session after a login with this response. */
export function sessionOf(parts: Parts, body: unknown, now = noon): LoginSession {
  return loginOf(parts).read(responseOf(body), now);
}

/** Whether an error is a user error with this code, place and text. */
export function failsWith(code: string, pointer: string, said: RegExp = /./) {
  return (error: UserError): boolean => {
    assert.deepEqual([error.name, error.code, error.pointer], ['UserError', code, pointer]);
    assert.match(error.message, said);
    return true;
  };
}
