import type { Authentication } from '../auth/authentication.ts';
import type { Contexts } from '../expressions/context.ts';
import type { JsonObject } from '../json/value.ts';
import type { Pagination } from '../pagination/scrollers/readPagination.ts';
import type { ResponseFilter } from '../records/filterResponse.ts';
import type { Placeholder } from '../records/placeholders.ts';
import type { RecordFilter } from '../records/recursionFilter.ts';
import type { DataField } from '../records/selectRecords.ts';
import type { AllowedHost } from '../request/checkAllowedHost.ts';
import type { HttpMethod } from '../request/jobRequest.ts';
import type { TableMapping } from '../tables/mapping/tableMapping.ts';
import type { EmptySecret } from './findEmptySecrets.ts';
import type { Processor } from './readProcessors.ts';
import type { SshProxy } from './readSshProxy.ts';
import type { TlsMaterial } from './readTls.ts';

/** A configuration as the engine uses it: checked, with defaults, and with pointers for messages. */
export interface ExtractionConfig {
  /** The pointer of the object that holds `api` and `config`: empty or `/parameters`. */
  root: string;
  /** The passes over all jobs, in order: one for each of `iterations`, else a single one. */
  iterations: Iteration[];
  /** The pointer of the place that gives requests their credentials, if there is one. */
  credentialsAt: string | undefined;
  /** Status codes whose responses are data (`docs/format/jobs.md#8-response-errors`). */
  ignoredStatuses: ReadonlySet<number>;
  pagination: Pagination;
  retry: RetryPolicy;
  timeouts: Timeouts;
  tls: TlsMaterial | undefined;
  sshProxy: SshProxy | undefined;
  /** Milliseconds for which responses are cached; absent: not at all. */
  cacheMs: number | undefined;
  /** The hosts that requests may go to; absent: any. */
  allowedHosts: AllowedHost[] | undefined;
  debug: boolean;
  /** The names of all jobs of the configuration, including those that this run leaves out. */
  jobNames: string[];
  /** Every value that must be masked. */
  secrets: string[];
  /** The paging parameters, which stay readable even if their names look secret. */
  pagedBy: ReadonlySet<string>;
  warnings: ConfigWarning[];
  /** The processors of the platform, which a run does not apply. */
  processors: Processor[];
}

/** One pass over all jobs (`docs/format/configuration.md#8-iterations`). */
export interface Iteration {
  /** Counts from 1, among all iterations of the configuration. */
  number: number;
  baseUrl: string;
  /** Headers of every job request, weakest layer first (`docs/format/configuration.md#52-http`). */
  headers: JsonObject[];
  /** Default parameters of every job request (`docs/format/configuration.md#53-defaultoptions`). */
  defaultParams: JsonObject;
  authentication: Authentication;
  contexts: Contexts;
  bucket: string | undefined;
  incremental: boolean;
  /** By data type, in order; empty if every data type is converted automatically. */
  mappings: ReadonlyMap<string, TableMapping>;
  /** 1, 2 or 3 (`docs/format/json-to-csv.md#12-compatlevel`). */
  compatLevel: number;
  /**
   * The origins that may get credentials and configured headers: those that the configuration names, each with the
   * `username:password` of its address, or an empty text.
   */
  origins: ReadonlyMap<string, string>;
  /** The secrets that are used and empty. */
  emptySecrets(): EmptySecret[];
  jobs: JobConfig[];
}

/** A form that works but should be written differently. */
export interface ConfigWarning {
  pointer: string;
  message: string;
}

export interface JobConfig {
  name: string;
  /** JSON pointer below the object that holds `api` and `config`. */
  pointer: string;
  endpoint: string;
  method: HttpMethod;
  /** May hold expressions. */
  params: JsonObject;
  headers: JsonObject;
  dataType: string;
  dataField: DataField | undefined;
  scroller: string | undefined;
  responseFilter: ResponseFilter;
  /** Columns of each record, besides placeholders (`docs/format/jobs.md#3-extra-columns`); may hold expressions. */
  extraColumns: JsonObject;
  /** Child jobs, which run for every record of this job. */
  children: JobConfig[];
  /** For a child: the values that its endpoint needs, and the records for which it runs. */
  placeholders: Placeholder[];
  recordFilter: RecordFilter | undefined;
}

/** `api.retryConfig` (`docs/format/configuration.md#54-retryconfig`). */
export interface RetryPolicy {
  maxRetries: number;
  retryHeader: string;
  statusCodes: number[];
  /** The pointer of the list of status codes, whether or not it is written. */
  codesAt: string;
  /** Transport errors by their cURL number. */
  transportCodes: number[];
  /** Whether the configuration itself says which transport errors are retried, or how often. */
  explicit: boolean;
}

export interface Timeouts {
  connectMs: number;
  requestMs: number;
}
