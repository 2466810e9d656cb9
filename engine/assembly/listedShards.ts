import type { ShardList } from '../core/contracts/generated/types.ts';
import { UserError } from '../core/errors.ts';
import { parsePlain } from '../core/json/parsePlain.ts';
import { readShardedRun } from '../core/shards/readShard.ts';
import { countText } from '../core/text/countText.ts';
import type { Place } from '../io/places/place.ts';
import { readWhole } from '../io/places/readWhole.ts';
import { idlePart } from '../run/shards/idlePart.ts';
import type { RunPart } from '../run/shards/runPart.ts';
import { openShard, type ShardPlace } from './shardPart.ts';

const listName = 'shards.json';
const maxListBytes = 64 * 1024 * 1024;

/** Keeps a list of shards in the place of their pages; returns the existing list, if there is one. */
export async function keepShards(list: ShardList, place: Place, signal: AbortSignal): Promise<ShardList> {
  const text = `${JSON.stringify(list)}\n`;
  const isFirst = await place.put(listName, Buffer.from(text), { ifAbsent: true, signal });
  return isFirst ? list : await readList(place, signal);
}

/**
 * The part of a run that a shard reads, by its position in a stage of the list that `keepShards` kept. With an index
 * past the end of the stage it reads nothing, so there may be more workers than shards. Throws a UserError if there is
 * no list, or if its shards are not those of this configuration.
 */
export async function openListedShard(
  { stage, index }: { stage: number; index: number },
  given: ShardPlace,
): Promise<RunPart> {
  const { stages } = await readList(given.place, given.signal);
  const shards = stages[stage - 1] ?? [];
  const shard = shards[index];
  if (shard !== undefined) return await openShard(shard, given);
  const run = readShardedRun(stages[0]?.[0]);
  const message = `Stage ${stage} has ${countText(shards.length, 'shard')}: there is nothing to do for index ${index}.`;
  return idlePart(run, { kind: 'no-shard', stage, index }, message);
}

async function readList(place: Place, signal: AbortSignal): Promise<ShardList> {
  const bytes = await readWhole(place, listName, maxListBytes, signal);
  if (bytes === undefined) {
    const message = `There is no list of shards in "${place.address}". Make one with "pagewright shards --pages".`;
    throw new UserError('pages.none', message);
  }
  try {
    const list: unknown = parsePlain(Buffer.from(bytes).toString());
    if (isList(list)) return list;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new UserError('shard.invalid', `"${listName}" in "${place.address}" is no list of shards. Make a new one.`);
}

function isList(value: unknown): value is ShardList {
  if (typeof value !== 'object' || value === null || !('stages' in value && 'notes' in value)) return false;
  const { stages, notes } = value;
  return Array.isArray(stages) && Array.isArray(notes) && stages.every((stage) => Array.isArray(stage));
}
