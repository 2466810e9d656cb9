import type { RunEventDetail, ShardedRun } from '../../core/contracts/generated/types.ts';
import { idleWriter } from './pagesWriter.ts';
import type { RunPart } from './runPart.ts';
import { wholeShare } from './share.ts';

/** A part of a run that reads nothing, with the reason. */
export function idlePart(run: ShardedRun, detail: RunEventDetail, message: string): RunPart {
  return {
    run,
    sendsNothing: false,
    startState: async (given) => given,
    open: async ({ event }) => ({
      iterations: [],
      share: { ...wholeShare, isWhole: false },
      requestsPerSecond: undefined,
      senderFor: (_iteration, sender) => sender,
      openWriter: async () => idleWriter(() => event('info', detail, message)),
    }),
  };
}
