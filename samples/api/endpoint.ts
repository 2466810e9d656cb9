/** The part of a request that endpoints see. */
interface SampleRequest {
  /** Path with query, as sent. */
  target: string;
  query: URLSearchParams;
  /** The `Host` header: what the client calls this server. */
  host: string;
  /** The `Authorization` header, if sent. */
  authorization: string | undefined;
  /** The body as text; empty if none was sent. */
  body: string;
  /** Aborted when the client goes away or the API is closed. */
  signal: AbortSignal;
}

export interface SampleResponse {
  /** Default: 200. */
  status?: number;
  headers?: Record<string, string>;
  /** Sent as JSON, or as it is where `contentType` says what it is. */
  body: unknown;
  contentType?: string;
}

/** An endpoint of the sample API. Each server creates its own endpoints, so they share no state. */
export interface SampleEndpoint {
  method: 'GET' | 'POST';
  /** Without a trailing slash; a request may carry one. */
  path: string;
  /** One line for the list of endpoints. */
  about: string;
  /** Throws a `SampleApiError` for a request that it refuses. */
  respond(request: SampleRequest): SampleResponse | Promise<SampleResponse>;
}
