import type { LoginSession } from '../../../core/auth/authentication.ts';
import type { HttpResponse } from '../../../core/request/httpRequest.ts';
import type { Target } from '../../../core/request/resolveEndpoint.ts';

/** The circumstances of a request, for finding the cause of an error. */
export interface Sending {
  /** The page of the job's run, from 1. */
  page: number;
  /** The final origin of the response. */
  target: Target;
  isRedirected: boolean;
  /** Headers and parameters with credentials that were not sent. */
  withheld: readonly string[];
  /** The login of the request. */
  session: LoginSession | undefined;
  /** Unix time in milliseconds. */
  receivedAt: number;
}

/** A response with the circumstances of its request; absent if the run did not send it. */
export interface SentResponse extends HttpResponse {
  sending?: Sending;
}
