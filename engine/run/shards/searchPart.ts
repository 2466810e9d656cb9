import type { Iteration } from '../../core/config/extractionConfig.ts';
import { selectJobs } from '../../core/config/selectJobs.ts';
import { inTurn } from '../events/runItem.ts';
import type { RunPart } from '../shards/runPart.ts';
import { wholeShare } from '../shards/share.ts';
import type { Writer } from '../writing/writer.ts';

const nothing = inTurn(() => undefined);

/** A writer of nothing: a search leaves the results of runs as they are. */
const noTables: Writer = {
  hasTables: false,
  begin: () => nothing,
  end: () => nothing,
  add: async () => [],
  // biome-ignore lint/correctness/useYield: there is nothing to write.
  async *publish() {
    return [];
  },
  discard: async () => undefined,
};

/** A run that searches the paging of these jobs, or of all: once, without children, and without tables. */
export function searchPart(jobs: readonly string[] | undefined): RunPart {
  return {
    run: undefined,
    sendsNothing: false,
    startState: async (given) => given,
    open: async ({ config }) => ({
      iterations: selectJobs(config, jobs).slice(0, 1).map(withoutChildren),
      share: wholeShare,
      requestsPerSecond: undefined,
      senderFor: (_iteration, sender) => sender,
      openWriter: async () => noTables,
    }),
  };
}

function withoutChildren(iteration: Iteration): Iteration {
  return { ...iteration, jobs: iteration.jobs.map((job) => ({ ...job, children: [] })) };
}
