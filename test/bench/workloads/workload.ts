import type { KindName } from '../data/kinds.ts';

/**
 * The programs that are compared. `mapping` and `parallel` are the engine with another configuration or option, `got`
 * and `fetch` a script by hand with this HTTP client.
 */
export type ContenderName = 'engine' | 'mapping' | 'parallel' | 'got' | 'fetch' | 'floor' | 'bare';

/** The scripts of `contenders/`, by what they read. */
export type ScriptName = 'offset' | 'token' | 'fanOut' | 'nested';

/** One piece of work that every contender does: an API with prepared answers, and the tables that come of it. */
export interface Workload {
  /** For `--only`. */
  name: string;
  title: string;
  contenders: readonly ContenderName[];
  /** How long the API holds each answer. */
  latencyMs: number;
  /** Requests that a contender sends which asks for nothing in vain. */
  requests: number;
  script: ScriptName;
  /** The records of the list that has the most of them. */
  kind: KindName;
  /** Records that a page is asked for. */
  pageSize: number;
  /** The configuration for the engine; the base address ends in a slash. */
  config(baseUrl: string): ExtractorConfig;
  /** Explicit mappings for the same tables, where the workload has them. */
  mappings?: Record<string, Record<string, string>>;
  /** Bodies by path and query. */
  answers(): Map<string, Buffer>;
  /** Rows of each table, its header not counted. */
  rows(): Record<string, number>;
}

export interface ExtractorConfig {
  api: Record<string, unknown>;
  config: Record<string, unknown>;
}
