import { computedHeaders } from '../../expressions/computedHeaders.ts';
import type { Contexts } from '../../expressions/context.ts';
import { evaluateFields } from '../../expressions/evaluate.ts';
import { secretsIn } from '../../expressions/secretsIn.ts';
import { requireSendable } from '../../request/configuredHeaders.ts';
import type { JobRequest } from '../../request/jobRequest.ts';
import { findSecrets } from '../../secrecy/configSecrets.ts';
import type { AuthenticationSetup, Login } from '../authentication.ts';
import { pointerTo } from '../authenticationKind.ts';
import { checkComputed } from '../checkComputed.ts';
import { createLoginSession } from './createLoginSession.ts';
import type { LoginOptions } from './loginOptions.ts';
import { given } from './loginPlaces.ts';
import { readLoginResponse } from './readLoginResponse.ts';
import { standInSession } from './standInSession.ts';

/** Creates a login, with the secrets that its request computes. Throws a UserError for mistakes known by now. */
export function createLogin(
  { request: written, gives, format, expires }: LoginOptions,
  { contexts: { attr }, now, buildLogin }: AuthenticationSetup,
  contexts: Contexts,
): { login: Login; secrets: string[] } {
  const compute = () => computeRequest(written, { ...contexts, attr }, now);
  checkComputed(gives.headers, given.headers, { attr });
  checkComputed(gives.query, given.query, { attr });
  const expiryPath = expires !== undefined && 'path' in expires ? expires.path : undefined;
  const login: Login = {
    endpoint: written.endpoint,
    request: () => {
      const { request, secrets } = compute();
      return { ...buildLogin(request), login: { expiryPath, secrets } };
    },
    gives,
    standIn: () => standInSession(gives, attr),
    read: (response, now) => createLoginSession(readLoginResponse(response, format), { gives, expires, attr, now }),
    isExpired,
  };
  return { login, secrets: compute().secrets };
}

function computeRequest(
  written: JobRequest,
  contexts: Contexts,
  now: () => number,
): { request: JobRequest; secrets: string[] } {
  const place = (key: string) => ({ contexts, now, pointer: pointerTo(['loginRequest', key]) });
  const params = evaluateFields(written.params, place('params'));
  const headers = computedHeaders(written.headers, place('headers'));
  requireSendable(headers, place('headers').pointer);
  return {
    request: { ...written, params, headers },
    secrets: [
      ...secretsIn(written.params, params, contexts.attr),
      ...findSecrets(params),
      ...secretsIn(written.headers, headers, contexts.attr),
    ],
  };
}

/** Compares whole seconds. In the second of expiry itself the API may refuse already. */
const isExpired: Login['isExpired'] = ({ expiry }, now) =>
  expiry === 'always' || (expiry !== undefined && Math.floor(now / 1000) >= expiry);
