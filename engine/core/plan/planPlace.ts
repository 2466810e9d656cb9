import type { LoginSession } from '../auth/authentication.ts';
import type { ExtractionConfig, Iteration } from '../config/extractionConfig.ts';
import type { Redactor } from '../secrecy/redactor.ts';
import type { Marks } from './marks.ts';
import type { RequestPrinter } from './requestPrinter.ts';

/** The parts that all plans of a configuration share. */
export interface PlanPlace {
  config: ExtractionConfig;
  iteration: Iteration;
  /** Unix time in milliseconds. */
  now: () => number;
  /** The maximum number of requests for one paging; absent: the default limit. */
  maxJobRequests: number | undefined;
  /** The start of the run that left the state, in Unix seconds; absent: there is none. */
  previousStart: number | undefined;
  redactor: Redactor;
  marks: Marks;
  printer: RequestPrinter;
  session: LoginSession | undefined;
}
