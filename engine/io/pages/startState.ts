import { previousStartOf } from '../../core/config/previousStartOf.ts';
import type { ShardedRun } from '../../core/contracts/generated/types.ts';
import { UserError } from '../../core/errors.ts';
import { jsonText } from '../../core/json/jsonText.ts';
import type { JsonObject } from '../../core/json/value.ts';
import { maxBytes } from '../files/maxBytes.ts';
import { parseState } from '../parseState.ts';
import type { Place } from '../places/place.ts';
import { readWhole } from '../places/readWhole.ts';

const stateName = 'state.json';

/**
 * The state from which shards are combined: the first attempt keeps the given one beside their pages, and later
 * attempts use it, because they may be given the state that the first one wrote. Throws a UserError for a state with
 * which the shards were not listed.
 */
export async function startState(
  place: Place,
  run: ShardedRun,
  given: JsonObject,
  signal: AbortSignal,
): Promise<JsonObject> {
  const kept = await readWhole(place, stateName, maxBytes.state, signal);
  const state = kept === undefined ? given : parsed(kept, place);
  if (previousStartOf(state) !== run.previousStart) throw otherState();
  if (kept === undefined) await place.put(stateName, Buffer.from(jsonText(state) ?? '{}'), { ifAbsent: true, signal });
  return state;
}

function parsed(kept: Uint8Array, { address }: Place): JsonObject {
  const state = parseState(new TextDecoder().decode(kept));
  if (typeof state !== 'string') return state;
  const message = `"${stateName}" in "${address}" ${state}. Remove it, and give the state with which the shards were listed with --state.`;
  throw new UserError('pages.damaged', message);
}

function otherState(): UserError {
  const message =
    'The state is not the one with which the shards were listed. Give the same --state, or list them again.';
  return new UserError('shard.other-state', message);
}
