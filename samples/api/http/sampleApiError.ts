/** A request that the sample API refuses; sent as `{"error": {"code", "message"}}` with its status. */
export class SampleApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly headers: Record<string, string>;

  constructor(status: number, code: string, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.name = 'SampleApiError';
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}
