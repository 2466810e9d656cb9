// Runs that are cut into shards: listing them, reading one, and combining what they read.

export { openCombined } from './combinedPart.ts';
export type { Shard, ShardList } from './core/contracts/generated/types.ts';
export { mostShards } from './core/shards/readShard.ts';
export { openPlace } from './io/places/openPlace.ts';
export { keepShards, openListedShard } from './listedShards.ts';
export { type CutRequest, listRunShards } from './listRunShards.ts';
export { readShardOptions } from './readShardOptions.ts';
export { openShard } from './shardPart.ts';
