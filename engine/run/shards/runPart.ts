import type { ExtractionConfig, Iteration } from '../../core/config/extractionConfig.ts';
import { selectJobs } from '../../core/config/selectJobs.ts';
import type { ShardedRun } from '../../core/contracts/generated/types.ts';
import type { JsonObject } from '../../core/json/value.ts';
import type { RunCounts } from '../counting/runCounts.ts';
import type { EventMaker } from '../events/eventMaker.ts';
import type { PageSender } from '../sending/sender.ts';
import type { Writer } from '../writing/writer.ts';
import { type Share, wholeShare } from './share.ts';

/** A shard of a run, a whole run with the pages of its shards, or a whole run from the API. */
export interface RunPart {
  /** The run that was cut; undefined: none was. */
  run: ShardedRun | undefined;
  /** Whether all responses come from shards, so that nothing needs to wait. */
  sendsNothing: boolean;
  /** The state at the start of the run, which may replace the given one. */
  startState(given: JsonObject): Promise<JsonObject>;
  /** Throws a UserError if the part does not fit the configuration, or if its pages are missing. */
  open(services: PartServices): Promise<OpenPart>;
}

export interface PartServices {
  config: ExtractionConfig;
  counts: RunCounts;
  event: EventMaker;
  signal: AbortSignal;
}

/** The iterations of a part, and its changes to the sender and the writer of a run. */
export interface OpenPart {
  iterations: Iteration[];
  share: Share;
  /** The share of the requests in a second; undefined: all that the run may send. */
  requestsPerSecond: number | undefined;
  senderFor(iteration: Iteration, sender: PageSender): PageSender;
  /** Opens the writer; opens tables only if it writes them. */
  openWriter(openTables: () => Promise<Writer>): Promise<Writer>;
}

/** A whole run of these jobs, from the API. */
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
