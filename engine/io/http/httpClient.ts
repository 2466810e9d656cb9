import type { UserError } from '../../core/errors.ts';
import type { HttpRequest, HttpResponse } from '../../core/request/httpRequest.ts';
import type { TunnelNews } from '../ssh/tunnel.ts';

export interface HttpClient {
  /**
   * Sends one request and reads the whole response. `onNotice` is called before this settles. Throws a TransportError
   * if there was no response, a UserError if the response cannot be used, and the signal's reason when aborted.
   */
  send(request: HttpRequest, signal: AbortSignal, onNotice?: OnNotice): Promise<HttpResponse>;
  close(): Promise<void>;
}

/** A request on the wire, of a run or of a place of files. */
export interface WireRequest extends Pick<HttpRequest, 'target' | 'headers'> {
  method: string;
  body?: string | Uint8Array;
}

/** A notice of a client about the current request. */
export type Notice =
  | ({ kind: 'ssh-tunnel' } & TunnelNews)
  /** Sent once: the run continues without the cache or the recording. */
  | { kind: 'cache-not-written'; problem: UserError }
  | { kind: 'recording-not-written'; folder: string; problem: UserError }
  /** A change that the browser makes to all requests; sent once for each header. */
  | { kind: 'browser-limit'; limit: 'header-dropped'; header: string }
  | { kind: 'browser-limit'; limit: 'redirect-followed' };

export type OnNotice = (notice: Notice) => void;
