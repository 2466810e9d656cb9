import {
  authorizeRequest,
  buildPageRequest,
  findSecretsOf,
  type HttpRequest,
  type Redactor,
  requestToStranger,
  shownHeadersOf,
} from '@pagewright/engine/debugging';
import type { JobFrame } from './jobFrame.ts';
import type { RunStack } from './runStack.ts';

/** A request before and after its authentication. */
export interface SentRequest {
  plain: HttpRequest;
  /** The sent request, with stand-ins for what only the moment of sending or a login gives: it is shown masked. */
  sent: HttpRequest;
}

/** The request of the current page as it is sent. Throws a UserError if it cannot be built. */
export function sentRequest({ request, run }: JobFrame, redactor: Redactor): SentRequest {
  const { iteration } = run;
  const { login } = iteration.authentication;
  const built = withoutSecrets(buildPageRequest(request, iteration), run, redactor);
  return authorized(built, () => login?.standIn(), iteration);
}

/** The headers that the configuration gives the request of the current page, without secrets. */
export function headingOf({ request, run }: JobFrame, redactor: Redactor): string {
  try {
    const built = buildPageRequest(request, run.iteration);
    return JSON.stringify(shownHeadersOf(built, built, redactor));
  } catch {
    // Sending it says why.
    return '';
  }
}

/** The request to an origin that the configuration does not name; if nothing may go there, sending it says why. */
function withoutSecrets(request: HttpRequest, run: JobFrame['run'], redactor: Redactor): HttpRequest {
  if (run.iteration.origins.has(request.target.origin)) return request;
  const passed = requestToStranger(request, findSecretsOf(request, { ...run, redactor }));
  return 'request' in passed ? passed.request : request;
}

/** The login that a frame is about to send at the current moment, if there is one. */
export function loginAt({ moment, top }: RunStack, frame: JobFrame | undefined): SentRequest | undefined {
  if (moment?.kind !== 'login' || frame === undefined || frame !== top) return undefined;
  return authorized(moment.request, () => undefined, frame.run.iteration);
}

function authorized(
  plain: HttpRequest,
  session: () => Parameters<typeof authorizeRequest>[2]['session'],
  credentials: Parameters<typeof authorizeRequest>[1],
): SentRequest {
  try {
    const attempt = { now: 0, nonce: (length: number) => '0'.repeat(length), session: session() };
    return { plain, sent: authorizeRequest(plain, credentials, attempt) };
  } catch {
    // Sending it says why.
    return { plain, sent: plain };
  }
}
