import type { HttpResponse } from '../../core/request/httpRequest.ts';

/** A page as a shard keeps it: the response of the API, by the request that asked for it. */
export interface ShardPage extends Pick<HttpResponse, 'status' | 'headers' | 'body'> {
  /** The request without secrets (`engine/core/shards/pageKey.ts`). */
  key: string;
}

/** The line before a body in a file of pages. */
export interface PageHead {
  key: string;
  status: number;
  headers: Record<string, string>;
  /** The length of the body that follows. */
  bytes: number;
}
