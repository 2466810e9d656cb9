import { UserError } from '../../../errors.ts';
import { objectField, textField } from '../../config/readValues.ts';
import { computedHeaders } from '../../expressions/computedHeaders.ts';
import type { Contexts } from '../../expressions/context.ts';
import { evaluateFields } from '../../expressions/evaluate.ts';
import { secretsIn } from '../../expressions/secretsIn.ts';
import type { JsonObject } from '../../json/value.ts';
import type { JobRequest } from '../../pagination/scroller.ts';
import type { AuthenticationSetup, Login } from '../authentication.ts';
import { checkComputed } from '../checkComputed.ts';
import { createSession } from './createSession.ts';
import { readExpiry } from './readExpiry.ts';
import { readLoginAnswer } from './readLoginAnswer.ts';

/**
 * The login that `loginRequest`, `apiRequest`, `format` and `expires` describe, with the secrets that its request
 * computes. Throws a UserError for what is known to be wrong before anything is sent.
 */
export function createLogin(setup: AuthenticationSetup, contexts: Contexts): { login: Login; secrets: string[] } {
  const { options, pointer } = setup;
  const written = objectField(options, 'loginRequest');
  const endpoint = written === undefined ? undefined : textField(written, 'endpoint');
  if (written === undefined || endpoint === undefined) throw needsEndpoint(pointer);
  const { attr } = setup.contexts;
  const request = () => loginRequest(setup, written, endpoint, { ...contexts, attr });
  const apiRequest = objectField(options, 'apiRequest') ?? {};
  const gives = { headers: objectField(apiRequest, 'headers') ?? {}, query: objectField(apiRequest, 'query') ?? {} };
  for (const [key, fields] of Object.entries(gives)) {
    checkComputed(fields, { contexts: { attr }, later: ['response'], pointer: `${pointer}/apiRequest/${key}` });
  }
  const expires = readExpiry(options, `${pointer}/expires`);
  const read: Login['read'] = (answer, now) =>
    createSession(readLoginAnswer(answer, options, pointer), { gives, expires, attr, now, pointer });
  const expiryPath = expires !== undefined && 'path' in expires ? expires.path : undefined;
  const build = () => ({ ...setup.buildLogin(request().request), login: { expiryPath } });
  return { login: { request: build, gives, read, isExpired }, secrets: request().secrets };
}

function loginRequest(
  { pointer, now }: AuthenticationSetup,
  written: JsonObject,
  endpoint: string,
  contexts: Contexts,
): { request: JobRequest; secrets: string[] } {
  const place = (key: string) => ({ contexts, now, pointer: `${pointer}/loginRequest/${key}` });
  const params = objectField(written, 'params') ?? {};
  const headers = objectField(written, 'headers') ?? {};
  const method = (textField(written, 'method') ?? 'GET').toUpperCase() as JobRequest['method'];
  const request = {
    endpoint,
    method,
    params: evaluateFields(params, place('params')),
    headers: computedHeaders(headers, place('headers')),
  };
  return {
    request,
    secrets: [
      ...secretsIn(params, request.params, contexts.attr),
      ...secretsIn(headers, request.headers, contexts.attr),
    ],
  };
}

/** Whole seconds of the clock are compared; the moment of expiry itself still counts as valid. */
const isExpired: Login['isExpired'] = ({ expiry }, now) =>
  expiry === 'always' || (expiry !== undefined && Math.floor(now / 1000) > expiry);

function needsEndpoint(pointer: string): UserError {
  const message = 'This authentication needs "loginRequest" with the "endpoint" to log in at.';
  return new UserError('authentication.login-incomplete', message, { pointer: `${pointer}/loginRequest` });
}
