import type { ConfigSource } from '../core/document/configDocument.ts';
import { readShardedRun, readShardName } from '../core/shards/readShard.ts';
import { PageFile } from '../io/pages/pageFile.ts';
import { ShardStore } from '../io/pages/shardStore.ts';
import type { Place } from '../io/places/place.ts';
import { idlePart } from '../run/shards/idlePart.ts';
import { openShardPart } from '../run/shards/openShardPart.ts';
import type { RunPart } from '../run/shards/runPart.ts';
import { checkConfig } from './listRunShards.ts';

/** The place of a run's shards, and its configuration. */
export interface ShardPlace {
  /** The configuration, with the values of its environment. */
  configText: ConfigSource;
  /** The place of the pages of all shards. */
  place: Place;
  signal: AbortSignal;
}

/**
 * The part of a run that a shard reads: nothing if its pages are there already. `given` is the shard as it was listed.
 * Throws a UserError if it is not a shard of this configuration.
 */
export async function openShard(given: unknown, { configText, place, signal }: ShardPlace): Promise<RunPart> {
  const [run, name] = [readShardedRun(given), readShardName(given)];
  checkConfig(configText, run);
  const store = new ShardStore(place, run);
  const done = await store.find(name, signal);
  if (done !== undefined) {
    const { pages, bytes } = done.pages;
    return idlePart(run, { kind: 'pages-kept', shard: name, pages, bytes }, `The shard "${name}" is done already.`);
  }
  return {
    run,
    sendsNothing: false,
    startState: async (state) => state,
    open: (services) => openShardPart({ run, name, store, newFile: () => PageFile.create() }, services),
  };
}
