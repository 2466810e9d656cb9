import type { ExtractionConfig, Iteration } from '../core/config/extractionConfig.ts';
import type { Redactor } from '../core/secrecy/redactor.ts';
import type { ShapeCollector } from '../core/shapes/shapeCollector.ts';
import type { Clock } from '../io/clock.ts';
import type { HttpClient } from '../io/http/httpClient.ts';
import type { Output } from '../io/output/output.ts';
import type { Pace } from './ahead/pace.ts';
import type { Slots } from './ahead/slots.ts';
import type { EventMaker } from './eventMaker.ts';
import type { JobReports } from './jobReports.ts';
import type { RunLimits } from './limits.ts';
import type { LoginSession } from './loginSession.ts';
import type { TableBuilder } from './tables/tableBuilder.ts';

/** Everything that the parts of a run share: the checked configuration, the ports, and what is counted. */
export interface World {
  config: ExtractionConfig;
  http: HttpClient;
  output: Output;
  clock: Clock;
  /** So many random hexadecimal characters. */
  nonce(length: number): string;
  signal: AbortSignal;
  limits: RunLimits;
  /** Requests that one paging may take, however it is set up. */
  maxJobRequests: number;
  /** How many requests may be under way at a time. */
  parallel: number;
  /** The requests that are under way, and the parts of the run that were started before their turn. */
  requestSlots: Slots;
  aheadSlots: Slots;
  pace: Pace;
  tables: TableBuilder;
  /** Learns what the answers look like; absent where nobody asks. */
  shapes: ShapeCollector | undefined;
  reports: JobReports;
  /** `requests` are counted in the order of the jobs, `sent` as they leave. */
  counts: { requests: number; sent: number; retries: number };
  /** Origins that have answered at least once in this run. */
  answered: Set<string>;
  event: EventMaker;
  redactor: Redactor;
}

/** The world of one run over all jobs. */
export interface IterationWorld extends World {
  iteration: Iteration;
  session: LoginSession;
}
