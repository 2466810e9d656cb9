// Runs that are cut into shards: listing them, reading one, and combining what they read.

export { openCombined } from '../assembly/combinedPart.ts';
export { keepShards, openListedShard } from '../assembly/listedShards.ts';
export { type CutRequest, listRunShards } from '../assembly/listRunShards.ts';
export { readShardOptions } from '../assembly/readShardOptions.ts';
export { openShard } from '../assembly/shardPart.ts';
export type { Shard, ShardList } from '../core/contracts/generated/types.ts';
export { maxShards } from '../core/shards/readShard.ts';
export { openPlace } from '../io/places/opening/openPlace.ts';
