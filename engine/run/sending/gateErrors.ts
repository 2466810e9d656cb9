import { pointerTo } from '../../core/auth/authenticationKind.ts';
import { childPointer } from '../../core/childPointer.ts';
import { UserError } from '../../core/errors.ts';
import type { HttpRequest } from '../../core/request/httpRequest.ts';
import { leadsText } from './sent/withheldText.ts';
import type { Errand } from './transport.ts';

const nameIt = 'name the origin in the configuration: in "baseUrl", or in an endpoint that is a whole address';

/** The error for a redirect that would take the body of a request to an origin that the configuration does not name. */
export function bodyWithheld(request: HttpRequest, errand: Errand): UserError {
  const what = request.login === undefined ? 'the request' : 'the login';
  const message = `${leadsTo(request, true, errand)}, so the body of ${what} is not sent there. If it belongs there, ${nameIt}.`;
  return new UserError('url.body-withheld', message, { pointer: placeOf(request, errand) });
}

/** The error for a request to such an origin with a secret that cannot be left out. */
export function secretWithheld(
  given: { request: HttpRequest; secretIn: 'host' | 'path' | 'query' | 'body'; isRedirected: boolean },
  errand: Errand,
): UserError {
  const { request, secretIn, isRedirected } = given;
  const part = secretIn === 'body' ? 'the body of the request' : `the ${secretIn} of the address`;
  const message = `${leadsTo(request, isRedirected, errand)}, and ${part} holds a secret of the configuration, so it is not sent. If the secret belongs there, ${nameIt}.`;
  return new UserError('url.secret-withheld', message, { pointer: placeOf(request, errand) });
}

/** The error for a request to such an origin from data that repeats a secret, which this run cannot find in it. */
export function unknownSecret(request: HttpRequest, isRedirected: boolean, errand: Errand): UserError {
  const message = `${leadsTo(request, isRedirected, errand)}. The responses of the parent job repeat a secret of its requests, such as the token of a login, so nothing is sent there. If it may go there, ${nameIt}.`;
  return new UserError('url.secret-withheld', message, { pointer: placeOf(request, errand) });
}

function leadsTo({ target }: HttpRequest, isRedirected: boolean, { page }: Errand): string {
  return `${leadsText(page, isRedirected)} to "${target.origin}", which the configuration does not name`;
}

function placeOf({ login }: HttpRequest, { job }: Errand): string {
  return login === undefined ? childPointer(job.pointer, 'endpoint') : pointerTo(['loginRequest', 'endpoint']);
}
