import { findDoneShards, ShardStore } from '../io/pages/shardStore.ts';
import { startState } from '../io/pages/startState.ts';
import { openCombinedPart } from '../run/shards/openCombinedPart.ts';
import type { RunPart } from '../run/shards/runPart.ts';
import { checkConfig } from './listRunShards.ts';
import type { ShardPlace } from './shardPart.ts';

/** Combines the pages of a run's shards. Throws a UserError if there are none, or they are of another configuration. */
export async function openCombined({ configText, place, signal }: ShardPlace): Promise<RunPart> {
  const { run, shards: done } = await findDoneShards(place, signal);
  checkConfig(configText, run);
  const store = new ShardStore(place, run);
  return {
    run,
    sendsNothing: true,
    startState: (given) => startState(place, run, given, signal),
    open: (services) => openCombinedPart({ run, done, store }, services),
  };
}
