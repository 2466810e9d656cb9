import type { KindName } from '../data/kinds.ts';
import type { Api } from './api.ts';

/**
 * The programs that are compared. `mapping`, `parallel` and `parallel32` are the engine with another configuration or
 * option, `got` and `fetch` a script by hand with this HTTP client, `receive` one that throws every response away, `dlt`
 * and `airbyte` the peers.
 */
export type ContenderName =
  | 'engine'
  | 'mapping'
  | 'parallel'
  | 'parallel32'
  | 'got'
  | 'fetch'
  | 'floor'
  | 'receive'
  | 'bare'
  | 'dlt'
  | 'airbyte';

/** The scripts of `contenders/`, by what they read. */
export type ScriptName = 'offset' | 'token' | 'fanOut' | 'levels' | 'nested';

/** One piece of work that every contender does: an API with prepared bodies, and the tables that come of it. */
export interface Workload {
  /** For `--only`. */
  name: string;
  title: string;
  contenders: readonly ContenderName[];
  /** How long the API holds each response back. */
  latencyMs: number;
  /** The requests of a contender that sends no needless one. */
  requests: number;
  script: ScriptName;
  /** The records of the list that has the most of them. */
  kind: KindName;
  /** The requested number of records on a page. */
  pageSize: number;
  /** The configuration for the engine; the base address ends in a slash. */
  config(baseUrl: string): ExtractorConfig;
  /** Explicit mappings for the same tables, where the workload has them. */
  mappings?: Record<string, Record<string, string>>;
  /** Makes the bodies of its API. */
  createApi(): Api;
  /** Rows of each table, its header not counted. */
  rows(): Record<string, number>;
}

export interface ExtractorConfig {
  api: Record<string, unknown>;
  config: Record<string, unknown>;
}
