import type { HttpResponse } from '../../core/request/httpRequest.ts';

/** A page of a shard: the response of the API, and the key of its request. */
export interface ShardPage extends Pick<HttpResponse, 'status' | 'headers' | 'body'> {
  /** The request without secrets (`engine/core/shards/pageKey.ts`). */
  key: string;
  /** Whether the body repeats a secret that only the run of its shard knew, such as the token of a login. */
  hasSecret?: true;
}

/** The line before a body in a file of pages. */
export interface PageHead {
  key: string;
  status: number;
  headers: Record<string, string>;
  /** The length of the body that follows. */
  bytes: number;
  hasSecret?: true;
}
