/** What an endpoint gets to see of a request. */
export interface SampleRequest {
  /** Path with query, as it was sent. */
  target: string;
  query: URLSearchParams;
  /** The `Authorization` header, where one was sent. */
  authorization: string | undefined;
  /** The body as text; empty where none was sent. */
  body: string;
  /** Aborted when the client goes away or the API is closed. */
  signal: AbortSignal;
}

export interface SampleAnswer {
  /** 200 where it is absent. */
  status?: number;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body: unknown;
}

/** One address of the sample API. Each server has endpoints of its own, so what one of them remembers stays there. */
export interface SampleEndpoint {
  method: 'GET' | 'POST';
  /** Without a trailing slash; a request may carry one. */
  path: string;
  /** One line for the index. */
  about: string;
  /** Throws a `SampleApiError` for a request that it refuses. */
  answer(request: SampleRequest): SampleAnswer | Promise<SampleAnswer>;
}
