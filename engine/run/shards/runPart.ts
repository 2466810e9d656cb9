import type { ExtractionConfig, Iteration, JobConfig } from '../../core/config/extractionConfig.ts';
import type { RunReport, ShardedRun, ShardPages } from '../../core/contracts/generated/types.ts';
import type { JsonObject } from '../../core/json/value.ts';
import type { RunCounts } from '../counting/runCounts.ts';
import type { EventMaker } from '../events/eventMaker.ts';
import type { PageSender } from '../sending/sender.ts';
import type { Writer } from '../writing/writer.ts';

/** The part of a run that a shard is, or the whole of one whose pages come from shards. */
export interface RunPart {
  /** The run that was cut. */
  run: ShardedRun;
  /** Whether all responses come from shards, so that nothing is waited for. */
  sendsNothing: boolean;
  /** The state that it starts from instead of the given one; absent: it starts from that. */
  startState?(given: JsonObject): Promise<JsonObject>;
  /** Throws a UserError if the part does not fit the configuration, or the pages that it needs are not there. */
  open(services: {
    config: ExtractionConfig;
    counts: RunCounts;
    event: EventMaker;
    signal: AbortSignal;
  }): Promise<OpenPart>;
}

/** What is different in the part from a whole run that asks the API. */
export interface OpenPart {
  iterations: Iteration[];
  /** Its share of the requests that may be sent in a second; absent: as many as it can. */
  requestsPerSecond?: number | undefined;
  senderFor(iteration: Iteration, sender: PageSender): PageSender;
  /** Takes the pages in place of the tables; absent: tables are written. */
  writer?: Writer;
  /** The pages of its only job; absent: all. */
  pages?: ShardPages | undefined;
  /** Whether the children run for a record of this job; the records of all its pages count from 0. */
  takesParent(job: JobConfig, index: number): boolean;
  /** What the shards sent, in place of what this run did; absent: it sent its requests itself. */
  sent?: Pick<RunReport, 'requests' | 'retries'>;
  /** Called when everything is read, before anything is published. */
  end?(): Promise<void>;
  /** Called at the end, however the run ends. */
  close?(): Promise<void>;
}
