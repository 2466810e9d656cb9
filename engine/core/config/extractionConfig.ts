import type { JsonObject, JsonValue } from '../json/value.ts';
import type { Placeholder } from '../records/placeholders.ts';
import type { RecordFilter } from '../records/recursionFilter.ts';

/** A configuration as the engine works with it: checked, defaults filled in, pointers kept for messages. */
export interface ExtractionConfig {
  /** Pointer of the object that holds `api` and `config`: empty, or `/parameters`. */
  root: string;
  baseUrl: string;
  /** Headers of every request, weakest layer first (`configuration.md` 5.2). */
  headers: JsonObject[];
  /** Parameters under those of every job request (`configuration.md` 5.3). */
  defaultParams: JsonObject;
  /** Statuses whose answers are data (`jobs.md` section 8). */
  ignoredStatuses: ReadonlySet<number>;
  pagination: JsonObject | undefined;
  authentication: JsonObject | undefined;
  /** The whole `config` object: credentials and user attributes. */
  attributes: JsonObject;
  retry: RetryPolicy;
  timeouts: Timeouts;
  bucket: string | undefined;
  incremental: boolean;
  debug: boolean;
  /** Where credentials and configured headers may go: the origins that the configuration itself names. */
  origins: ReadonlySet<string>;
  jobs: JobConfig[];
  /** Names of all jobs of the configuration, also of those that this run leaves out. */
  jobNames: string[];
  /** Every value that may not be shown. */
  secrets: string[];
}

export interface JobConfig {
  name: string;
  /** JSON pointer below the object that holds `api` and `config`. */
  pointer: string;
  endpoint: string;
  method: HttpMethod;
  params: JsonObject;
  headers: JsonObject;
  dataType: string;
  dataField: DataField | undefined;
  scroller: string | undefined;
  responseFilter: ResponseFilter;
  /** Columns that the job adds to each of its records, beside those of placeholders (`jobs.md` section 3). */
  extraColumns: [string, JsonValue][];
  /** Run for every record of this job. */
  children: JobConfig[];
  /** Of a child: the values that its endpoint needs, and the records for which it runs. */
  placeholders: Placeholder[];
  recordFilter: RecordFilter | undefined;
}

/** Parts of a record that are kept as JSON text. */
export interface ResponseFilter {
  paths: string[];
  delimiter: string;
}

/** `FORM` is a POST whose parameters are form-encoded. */
export type HttpMethod = 'GET' | 'POST' | 'FORM';

export interface DataField {
  path: string;
  delimiter: string;
}

/** `api.retryConfig` (`configuration.md` 5.4). */
export interface RetryPolicy {
  maxRetries: number;
  retryHeader: string;
  statusCodes: number[];
  /** Transport errors by their cURL number. */
  transportCodes: number[];
  /** True where the configuration itself says which transport errors are repeated, or how often. */
  explicit: boolean;
}

export interface Timeouts {
  connectMs: number;
  requestMs: number;
}
