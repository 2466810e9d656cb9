import type { ExtractionConfig, Iteration } from '../core/config/extractionConfig.ts';
import type { Redactor } from '../core/secrecy/redactor.ts';
import type { Clock } from '../io/clock.ts';
import type { Ahead } from './ahead/runInOrder.ts';
import type { Slots } from './ahead/slots.ts';
import type { RunCounts } from './counting/runCounts.ts';
import type { EventMaker } from './events/eventMaker.ts';
import type { Sender } from './sending/sender.ts';
import type { RunWatcher } from './watching/runWatcher.ts';
import type { Writer } from './writing/writer.ts';

/** The services of a run: sending, counting and writing. */
export interface RunServices {
  config: ExtractionConfig;
  /** Each iteration logs in separately. */
  createSender(iteration: Iteration): Sender;
  counts: RunCounts;
  writer: Writer;
  ahead: Ahead;
  event: EventMaker;
  redactor: Redactor;
  clock: Clock;
  /** The time as functions see it, Unix time in milliseconds. */
  now(): number;
  /** Absent where nobody watches. */
  watcher: RunWatcher | undefined;
  signal: AbortSignal;
}

/** The services of the jobs of one iteration. */
export interface IterationServices extends RunServices {
  iteration: Iteration;
  sender: Sender;
}

/** The services of one job and all its children. */
export interface JobServices extends IterationServices {
  /** Slots for pages that are requested before it is known that there are any. */
  foreseen: Slots;
}
