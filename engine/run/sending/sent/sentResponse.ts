import type { LoginSession } from '../../../core/auth/authentication.ts';
import type { HttpResponse } from '../../../core/request/httpRequest.ts';
import type { Target } from '../../../core/request/resolveEndpoint.ts';

/** How a response was asked for: what looks for the cause of an error needs to know it. */
export interface Sending {
  /** The page of its run of a job, from 1. */
  page: number;
  /** Where the response came from in the end. */
  target: Target;
  isRedirected: boolean;
  /** The headers and parameters with credentials that were not sent there. */
  withheld: readonly string[];
  /** The login that it was sent with. */
  session: LoginSession | undefined;
  /** Unix time in milliseconds. */
  receivedAt: number;
}

/** A response with how it was asked for; absent if the run did not send the request. */
export interface SentResponse extends HttpResponse {
  sending?: Sending;
}
