import { authorizeRequest } from '../auth/authorizeRequest.ts';
import { buildPageRequest } from '../request/buildPageRequest.ts';
import { checkAllowedHost } from '../request/checkAllowedHost.ts';
import type { HttpRequest } from '../request/httpRequest.ts';
import type { JobRequest } from '../request/jobRequest.ts';
import { targetUrl } from '../request/resolveEndpoint.ts';
import type { PlannedRequest } from './jobPlan.ts';
import type { PlanPlace } from './planPlace.ts';

/** The login as request 0, if there is one. Throws a UserError if it could not be sent. */
export function* planLogin(place: PlanPlace): Generator<PlannedRequest, void> {
  const { login } = place.iteration.authentication;
  if (login !== undefined) yield planRequest(0, login.request(), '', { ...place, session: undefined });
}

/** The requests for the pages of a job. Throws a UserError at one that could not be sent. */
export function* planPages(requests: readonly JobRequest[], place: PlanPlace): Generator<PlannedRequest, void> {
  for (const [index, request] of requests.entries()) {
    yield planRequest(index + 1, buildPageRequest(request, place.iteration), request.endpoint, place);
  }
}

function planRequest(
  number: number,
  plain: HttpRequest,
  endpoint: string,
  { config, iteration, now, marks, printer, session }: PlanPlace,
): PlannedRequest {
  const url = targetUrl(plain.target);
  // An address that depends on a response is checked when it is known.
  if (!marks.occurIn(url)) checkAllowedHost(url, config.allowedHosts);
  const attempt = { now: now(), nonce: (length: number) => '0'.repeat(length), session };
  return printer.print({ number, plain, authorized: authorizeRequest(plain, iteration, attempt), endpoint });
}
