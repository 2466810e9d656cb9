import type { Authentication } from '../core/auth/authentication.ts';
import type { ExtractionConfig } from '../core/config/extractionConfig.ts';
import type { ShapeCollector } from '../core/shapes/shapeCollector.ts';
import type { Clock } from '../io/clock.ts';
import type { HttpClient } from '../io/http/httpClient.ts';
import type { Output } from '../io/output/output.ts';
import type { EventMaker } from './eventMaker.ts';
import type { JobReports } from './jobReports.ts';
import type { RunLimits } from './limits.ts';
import type { TableBuilder } from './tableBuilder.ts';

/** Everything that the parts of a run share: the checked configuration, the ports, and what is counted. */
export interface World {
  config: ExtractionConfig;
  http: HttpClient;
  authentication: Authentication;
  output: Output;
  clock: Clock;
  signal: AbortSignal;
  limits: RunLimits;
  tables: TableBuilder;
  shapes: ShapeCollector;
  reports: JobReports;
  counts: { requests: number; retries: number };
  /** Origins that have answered at least once in this run. */
  answered: Set<string>;
  event: EventMaker;
}
