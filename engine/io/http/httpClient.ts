import type { UserError } from '../../core/errors.ts';
import type { HttpRequest, HttpResponse } from '../../core/request/httpRequest.ts';
import type { TunnelNews } from '../ssh/tunnel.ts';

/** Sends HTTP requests. */
export interface HttpClient {
  /**
   * Sends one request and reads the whole response. Notices go to `onNotice` before this settles. Throws a
   * TransportError if there was no response, a UserError if the response cannot be used, and the signal's reason when
   * aborted.
   */
  send(request: HttpRequest, signal: AbortSignal, onNotice?: OnNotice): Promise<HttpResponse>;
  /** Ends idle connections. */
  close(): Promise<void>;
}

/** What goes over the wire, of a run or of a place of files. */
export interface WireRequest extends Pick<HttpRequest, 'target' | 'headers'> {
  method: string;
  body?: string | Uint8Array;
}

/** A notice of a client about the request that it is sending. */
export type Notice =
  | ({ kind: 'ssh-tunnel' } & TunnelNews)
  /** Sent once: the run continues without the cache or the recording. */
  | { kind: 'cache-not-written'; problem: UserError }
  | { kind: 'recording-not-written'; folder: string; problem: UserError }
  /** Something that the browser does with requests, whoever sends them; told once for each header. */
  | { kind: 'browser-limit'; limit: 'header-dropped'; header: string }
  | { kind: 'browser-limit'; limit: 'redirect-followed' };

export type OnNotice = (notice: Notice) => void;
