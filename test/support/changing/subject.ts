import type { World } from './world.ts';

/** A request to an API, as far as the APIs here look at it. */
export interface Ask {
  method: string;
  path: string;
  /** The path with its query, as sent. */
  target: string;
  query: URLSearchParams;
  body: string;
  headers: Record<string, string | string[] | undefined>;
}

export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  body: unknown;
}

/** A configuration, and the API that it reads. */
export interface Subject {
  name: string;
  config(url: string): unknown;
  reply(ask: Ask, world: World): Reply | Promise<Reply>;
}
