import type { JsonList, JsonObject, JsonValue } from '../json/value.ts';
import type { JobRequest } from '../pagination/scroller.ts';
import type { Marks } from './marks.ts';

/** A request of a job that only an answer makes possible. */
export interface ForeseenRequest {
  request: JobRequest;
  /** Counts from 1; the first request is never asked about. */
  number: number;
  pageSize: number | undefined;
}

/** What a paging method lets foresee without an answer. */
export interface MethodPlan {
  /** A made-up answer that leads to one more request, with marks for what a real one would tell; absent: `{}`. */
  answer?(options: JsonObject, marks: Marks): JsonValue;
  /** Made-up records, where their content counts. */
  records?(options: JsonObject): JsonList;
  /** A request with marks in place of what was made up. */
  marked?(foreseen: ForeseenRequest, options: JsonObject, marks: Marks): JobRequest;
  /** What ends the paging by the method's own rule, each to be read behind "ends when". */
  ends(options: JsonObject, pageSize: number | undefined): string[];
}
