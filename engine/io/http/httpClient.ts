import type { HttpRequest, HttpResponse } from '../../core/request/httpRequest.ts';

/** The way to the network. */
export interface HttpClient {
  /**
   * Sends one request and reads its answer whole. Throws a TransportError where no answer came, a UserError where the
   * answer cannot be taken, and the signal's reason when it is aborted.
   */
  send(request: HttpRequest, signal: AbortSignal): Promise<HttpResponse>;
  /** Ends idle connections. */
  close(): Promise<void>;
}
