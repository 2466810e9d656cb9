import type { ExtractionConfig, Iteration } from '../core/config/extractionConfig.ts';
import type { Redactor } from '../core/secrecy/redactor.ts';
import type { Clock } from '../io/clock.ts';
import type { Ahead } from './ahead/runInOrder.ts';
import type { Slots } from './ahead/slots.ts';
import type { RunCounts } from './counting/runCounts.ts';
import type { EventMaker } from './events/eventMaker.ts';
import type { PageSender } from './sending/sender.ts';
import type { OpenPart } from './shards/runPart.ts';
import type { RunWatcher } from './watching/runWatcher.ts';
import type { Writer } from './writing/writer.ts';

/** The services of a run: sending, counting and writing. */
export interface RunServices {
  config: ExtractionConfig;
  /** Each iteration logs in separately. */
  createSender(iteration: Iteration): PageSender;
  counts: RunCounts;
  writer: Writer;
  ahead: Ahead;
  event: EventMaker;
  redactor: Redactor;
  clock: Clock;
  /** The time as functions see it, Unix time in milliseconds. */
  now(): number;
  /** What part of the run this is; absent: a whole run. */
  part: OpenPart | undefined;
  /** Absent where nobody watches. */
  watcher: RunWatcher | undefined;
  signal: AbortSignal;
}

/** The services of the jobs of one iteration. */
export interface IterationServices extends RunServices {
  iteration: Iteration;
  sender: PageSender;
}

/** The services of one job and all its children. */
export interface JobServices extends IterationServices {
  /** Slots for pages that are requested before it is known that there are any. */
  foreseen: Slots;
}
