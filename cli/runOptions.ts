/** Options of `run` as commander gives them. */
export interface RunOptions {
  dataDir?: string;
  out?: string;
  job?: string[];
  maxPages?: number;
  maxRecords?: number;
  maxRequests?: number;
  parallel?: number;
  events: 'text' | 'json';
  report?: string;
  strict?: boolean;
  /** A path, or false for `--no-shapes`. */
  shapes?: string | boolean;
}
