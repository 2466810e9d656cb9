import type { Attributes } from './applyNamedEnvironment.ts';
import type { EventFormat } from './eventFormat.ts';

/** The options of `run` as commander returns them. */
export interface RunOptions {
  dataDir?: string;
  out?: string;
  /** File with the state to start from. */
  state?: string;
  job?: string[];
  /** Name of an environment of the nearest `.pagewright.json`. */
  env?: string | undefined;
  /** Name or id of a row. */
  row?: string | undefined;
  /** Name or id of a set of values for variables. */
  values?: string | undefined;
  /** Values of keys of `config`. */
  attribute?: Attributes | undefined;
  maxPages?: number;
  maxRecords?: number;
  maxRequests?: number;
  maxJobRequests?: number;
  maxWait?: number;
  parallel?: number | 'auto';
  events: EventFormat;
  report?: string;
  strict?: boolean;
  /** File with the values of secrets. */
  secrets?: string;
  /** Whether to log in in the browser. */
  login?: boolean;
  record?: string;
  replay?: string;
  storage?: string;
  /** The JSON of a shard, or its file. */
  shard?: string | undefined;
  /** Place for the pages of shards. */
  pages?: string;
  stage?: '1' | '2' | undefined;
  index?: number;
  requestsPerSecond?: number;
  /** How many requests a run may send without asking. */
  askAbove?: number;
  /** The place of the report of a run. */
  lastRun?: string;
  /** Whether the responses come from the pages of shards. */
  combines?: true;
  /** A path, or false for `--no-shapes`. */
  shapes?: string | boolean;
  otel?: boolean;
  /** Whether the folders of the results and the recording are removed afterwards, so that they are not named. */
  isTemporary?: true;
}
