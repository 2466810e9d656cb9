import type { ExtractionConfig, Iteration } from '../../core/config/extractionConfig.ts';
import { selectJobs } from '../../core/config/selectJobs.ts';
import type { ShardedRun } from '../../core/contracts/generated/types.ts';
import type { JsonObject } from '../../core/json/value.ts';
import type { RunCounts } from '../counting/runCounts.ts';
import type { EventMaker } from '../events/eventMaker.ts';
import type { PageSender } from '../sending/sender.ts';
import type { Writer } from '../writing/writer.ts';
import { type Share, wholeShare } from './share.ts';

/** The part of a run that a shard is, the whole of one whose pages come from shards, or a whole run from the API. */
export interface RunPart {
  /** The run that was cut; undefined: none was. */
  run: ShardedRun | undefined;
  /** Whether all responses come from shards, so that nothing is waited for. */
  sendsNothing: boolean;
  /** The state that it starts from, where this one is given. */
  startState(given: JsonObject): Promise<JsonObject>;
  /** Throws a UserError if the part does not fit the configuration, or the pages that it needs are not there. */
  open(services: PartServices): Promise<OpenPart>;
}

/** What a part is opened with. */
export interface PartServices {
  config: ExtractionConfig;
  counts: RunCounts;
  event: EventMaker;
  signal: AbortSignal;
}

/** What a part reads, and how it decorates the sender and the writer of a run. */
export interface OpenPart {
  iterations: Iteration[];
  share: Share;
  /** Its share of the requests that may be sent in a second; undefined: as many as the run may send. */
  requestsPerSecond: number | undefined;
  senderFor(iteration: Iteration, sender: PageSender): PageSender;
  /** Opens the writer; tables are opened only where it writes them. */
  openWriter(openTables: () => Promise<Writer>): Promise<Writer>;
}

/** A whole run, of these jobs, that asks the API. */
export function wholeRun(jobs: readonly string[] | undefined): RunPart {
  return {
    run: undefined,
    sendsNothing: false,
    startState: async (given) => given,
    open: async ({ config }) => ({
      iterations: selectJobs(config, jobs),
      share: wholeShare,
      requestsPerSecond: undefined,
      senderFor: (_iteration, sender) => sender,
      openWriter: (openTables) => openTables(),
    }),
  };
}
