import type { StopReason } from '../contracts/generated/types.ts';
import type { JsonList, JsonObject, JsonValue } from '../json/value.ts';
import type { JobRequest } from '../request/jobRequest.ts';

/** What a scroller may look at after an answer. */
export interface Page {
  response: JsonValue;
  /** The records that were located in the response. */
  records: JsonList;
}

/** One request and the rule for what follows its answer. Pure: asking twice gives the same step twice. */
export interface Step {
  request: JobRequest;
  /** Why the request is the one after its page, for a person; absent for the first. */
  why?: string;
  next(page: Page): Step | Stop;
  /** The step after this one if the answer gives no reason to stop; undefined where only the answer can tell. */
  ahead?(): Step | undefined;
}

/** The end of paging: the observed reason, a sentence for the log, and the path that the answer did not hold. */
export interface Stop {
  stop: StopReason;
  message: string;
  missingPath?: string;
  /** Of a repetition: what came again. */
  repeats?: 'answer' | 'page' | 'request';
}

/** Turns a job into its first request (`pagination.md` section 1). */
export type Scroller = (job: JobRequest) => Step;

/**
 * Makes a scroller from the options in the configuration, which the schema has already checked. `now` gives Unix time
 * in milliseconds.
 */
export type ScrollerFactory = (options: JsonObject, now: () => number) => Scroller;

export function isStop(step: Step | Stop): step is Stop {
  return 'stop' in step;
}
