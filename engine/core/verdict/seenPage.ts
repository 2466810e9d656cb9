import type { JsonValue } from '../json/value.ts';
import type { Records } from '../records/records.ts';
import type { JobRequest } from '../request/jobRequest.ts';

/** One kept page. */
export interface SeenPage {
  /** From 1. */
  number: number;
  request: JobRequest;
  /** Where it was not parsed whole, with only the first of its records. */
  response: JsonValue;
  /** Parses the whole response, where it was not. */
  whole?: () => JsonValue;
  /** By lower-case name. */
  headers: ReadonlyMap<string, string>;
  /** The located records, before any limit. */
  records: Records;
  /**
   * The path of the records, joined by dots: `dataField`, whether or not it was found, else the key of the list at the
   * root; undefined if the root is the list or no list was found.
   */
  recordsPath: string | undefined;
  /** The key of the records was not configured, but found. */
  isFound?: boolean;
  /** The response had an error status, which is ignored. */
  isError?: boolean;
  /** The response has no content, and its status says so: it is an empty page and shows nothing else. */
  isBlank?: boolean;
  /** The status of the response, where it is known. */
  status?: number;
}

/**
 * What was found at the place of the records: a list, one value that is the only record, an object of several records
 * (`HiddenRows`), or nothing.
 */
export type Holding = 'list' | 'one' | 'hidden' | 'nothing';
