/** The part of a request that endpoints see. */
interface SampleRequest {
  /** Path with query, as sent. */
  target: string;
  query: URLSearchParams;
  /** The `Host` header: the client's name for this server. */
  host: string;
  /** The `Authorization` header, if sent. */
  authorization: string | undefined;
  /** The body as text; empty if none was sent. */
  body: string;
  /** The signal that is aborted when the client disconnects or the API is closed. */
  signal: AbortSignal;
}

export interface SampleResponse {
  /** The status; default: 200. */
  status?: number;
  headers?: Record<string, string>;
  /** The body, sent as JSON, or unchanged if `contentType` is set. */
  body: unknown;
  contentType?: string;
}

/** An endpoint of the sample API. Each server creates its own endpoints, so they share no state. */
export interface SampleEndpoint {
  method: 'GET' | 'POST';
  /** The path without a trailing slash; a request may have one. */
  path: string;
  /** One line for the list of endpoints. */
  about: string;
  /** Responds to a request. Throws a `SampleApiError` for one that it refuses. */
  respond(request: SampleRequest): SampleResponse | Promise<SampleResponse>;
}
