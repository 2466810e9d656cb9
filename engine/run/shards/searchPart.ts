import { selectSearched } from '../../core/config/selectSearched.ts';
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

/** A run that searches the paging of these jobs, or of all without a parent: once, and without tables. */
export function searchPart(jobs: readonly string[] | undefined): RunPart {
  return {
    run: undefined,
    sendsNothing: false,
    startState: async (given) => given,
    open: async ({ config }) => ({
      iterations: [selectSearched(config, jobs) ?? []].flat(),
      share: wholeShare,
      requestsPerSecond: undefined,
      senderFor: (_iteration, sender) => sender,
      openWriter: async () => noTables,
    }),
  };
}
