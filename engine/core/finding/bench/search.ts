import type { JsonObject, JsonValue } from '../../json/value.ts';
import type { ParamRole } from '../../recognition/paging/pagingWords.ts';
import type { RecordPlace } from '../../records/readRecords.ts';
import type { JobRequest } from '../../request/jobRequest.ts';

/** A request that a search wants to be sent, and its purpose, for a person. */
export interface Probe {
  request: JobRequest;
  why: string;
}

/** The result of a probe. */
export interface Answer {
  /** 0 if no response came. */
  status: number;
  /** By lower-case name. */
  headers: ReadonlyMap<string, string>;
  /** Absent if the body is not JSON. */
  response?: JsonValue | undefined;
  /** The beginning of a body that is not JSON. */
  text?: string;
  /** Why no response came, as a sentence. */
  fault?: string;
  /** Whether it was not sent, because the budget is spent. */
  isSpent?: boolean;
  /** The number of its request in the run. */
  number?: number | undefined;
  /** The number of requests that the whole search has sent by now, with retries and logins. */
  requests: number;
}

/** A part of a search: asks for answers one by one, without sending anything itself. */
export type Search<Result> = Generator<Probe, Result, Answer>;

/** A role of a parameter whose name may be known. */
export type KnownRole = ParamRole | 'lastId';

/** The name of a parameter and its source, as part of a sentence. */
export interface KnownName {
  name: string;
  source: string;
}

export type KnownNames = { readonly [role in KnownRole]?: KnownName };

/** A job whose paging is searched. */
export interface SearchedJob {
  name: string;
  /** The request without paging, with its parameters computed. */
  request: JobRequest;
  /** The address of that request without its parameters; empty if it is not known. */
  url: string;
  /** Parameters of every request of the configuration, which the job may replace. */
  defaultParams: JsonObject;
  place: RecordPlace;
  /** The paging that the configuration has for it; absent: none. */
  pagination: JsonObject | undefined;
  /** The paging that was found for other jobs, which is tried first. */
  earlier?: readonly JsonObject[];
  /** Names of parameters that a description or the configuration gives. */
  names: KnownNames;
  /** Unix time in milliseconds. */
  now(): number;
}
