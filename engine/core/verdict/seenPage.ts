import type { JsonValue } from '../json/value.ts';
import type { RecordSample } from '../pagination/sampleRecords.ts';
import type { Records } from '../records/records.ts';
import type { JobRequest } from '../request/jobRequest.ts';

export interface SeenPage {
  /** From 1. */
  number: number;
  request: JobRequest;
  /** The response; if it was not parsed whole, with only the first of its records. */
  response: JsonValue;
  /** Parses the whole response, if it was not. */
  whole?: () => JsonValue;
  /** The headers by lower-case name. */
  headers: ReadonlyMap<string, string>;
  /** The located records, before any limit. */
  records: Records;
  /** The sample of these, if it was taken. */
  sample?: RecordSample | undefined;
  /**
   * The path of the records, joined by dots: `dataField`, whether or not it was found, else the key of the list at the
   * root; undefined if the root is the list or no list was found.
   */
  recordsPath: string | undefined;
  /** Whether the key of the records was not configured, but found. */
  isFound?: boolean;
  /** Whether the response had an error status, which is ignored. */
  isError?: boolean;
  /** Whether the response has no content, by its status: it is an empty page and shows nothing else. */
  isBlank?: boolean;
  /** Undefined if unknown. */
  status?: number;
}

/**
 * The value at the place of the records: a list, one value that is the only record, an object of several records
 * (`HiddenRows`), or nothing.
 */
export type Holding = 'list' | 'one' | 'hidden' | 'nothing';
