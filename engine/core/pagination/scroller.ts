import type { StopReason } from '../contracts/generated/types.ts';
import { findPath } from '../json/findPath.ts';
import type { JsonValue } from '../json/value.ts';
import type { Records } from '../records/records.ts';
import type { JobRequest } from '../request/jobRequest.ts';

/** The parts of a response that a scroller may read. */
export interface PageView {
  /** The response; if not parsed whole, with only the first of its records. */
  readonly response: JsonValue;
  /** Parses the whole response; absent if it was parsed. */
  readonly whole?: () => JsonValue;
  readonly records: Records;
}

/** One request and the rule for what follows its response. Pure: calling it twice returns the same step. */
export interface Step {
  request: JobRequest;
  /** Why this request follows, for a person; absent for the first. */
  why?: string;
  /** The number of records on a full page, if requested; else a page as long as the one before is full. */
  size?: number | undefined;
  next(page: PageView): Step | Stop;
  /** The result of each stop condition for the page, in order: a stop, or undefined if the paging may continue. */
  conditions?(page: PageView): (Stop | undefined)[];
  /** The next step if the response gives no reason to stop; undefined if it depends on the response. */
  ahead?(): Step | undefined;
}

/** The end of paging: the observed reason, a sentence for the log, and the path that the response did not have. */
export interface Stop {
  stop: StopReason;
  message: string;
  missingPath?: string;
  /** The repeated part, if the paging ended for that. */
  repeats?: 'response' | 'page' | 'request';
}

/** The value at a path of a page's response, which is parsed whole only for a path that may be among its records. */
export function valueAt(
  { response, whole }: Pick<PageView, 'response' | 'whole'>,
  path: string,
  delimiter?: string,
): JsonValue | undefined {
  const found = findPath(response, path, delimiter);
  const mayHoldRecords = (typeof found === 'object' && found !== null) || /\d/.test(path);
  return mayHoldRecords && whole !== undefined ? findPath(whole(), path, delimiter) : found;
}

/** Turns a job into its first request (`docs/format/pagination.md#1-the-loop-of-one-job`). */
export type Scroller = (job: JobRequest) => Step;

export function isStop(step: Step | Stop): step is Stop {
  return 'stop' in step;
}
