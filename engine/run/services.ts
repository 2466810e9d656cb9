import type { ExtractionConfig, Iteration } from '../core/config/extractionConfig.ts';
import type { Redactor } from '../core/secrecy/redactor.ts';
import type { Clock } from '../io/clock.ts';
import type { Ahead } from './ahead/runInOrder.ts';
import type { RunCounts } from './counting/runCounts.ts';
import type { EventMaker } from './events/eventMaker.ts';
import type { Sender } from './sending/sender.ts';
import type { RunWriter } from './writing/runWriter.ts';

/** What a run is made with: who sends, who counts and who writes. */
export interface RunServices {
  config: ExtractionConfig;
  /** Each iteration logs in for itself. */
  createSender(iteration: Iteration): Sender;
  counts: RunCounts;
  writer: RunWriter;
  ahead: Ahead;
  event: EventMaker;
  redactor: Redactor;
  clock: Clock;
  signal: AbortSignal;
}

/** What the jobs of one iteration are run with. */
export interface JobServices extends RunServices {
  iteration: Iteration;
  sender: Sender;
}
