import type { HttpRequest, HttpResponse } from '../../core/request/httpRequest.ts';
import type { UserError } from '../../errors.ts';
import type { TunnelNews } from '../ssh/tunnel.ts';

/** The way to the network. */
export interface HttpClient {
  /**
   * Sends one request and reads its response whole. What there is to say beside it goes to `onNotice` before this
   * settles. Throws a TransportError where no response came, a UserError where the response cannot be taken, and the
   * signal's reason when it is aborted.
   */
  send(request: HttpRequest, signal: AbortSignal, onNotice?: OnNotice): Promise<HttpResponse>;
  /** Ends idle connections. */
  close(): Promise<void>;
}

/** What a client has to say about the request that it is sending. */
export type Notice =
  | ({ kind: 'ssh-tunnel' } & TunnelNews)
  /** Said once: the run goes on without the cache, or without being recorded. */
  | { kind: 'cache-not-written'; problem: UserError }
  | { kind: 'recording-not-written'; folder: string; problem: UserError };

export type OnNotice = (notice: Notice) => void;
