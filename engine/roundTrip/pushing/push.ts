import { UserError } from '../../core/errors.ts';
import type { PlainSecret } from '../../core/platform/ciphers/plainSecrets.ts';
import { candidatesOf } from '../candidates.ts';
import { chooseCandidates } from '../chooseCandidates.ts';
import { type OpenFolder, openFolder } from '../openFolder.ts';
import { RemoteListing } from '../remoteListing.ts';
import type { Trip } from '../trip.ts';
import { type Weighed, weigh } from '../weigh.ts';
import type { ConfigurationPush, PushOptions } from './configurationPush.ts';
import { findRefusal } from './findRefusal.ts';
import { type PreparedPush, preparePush } from './preparePush.ts';
import { requestOf } from './requestOf.ts';
import { type SentPush, sendPush } from './sendPush.ts';

/** Saves configurations in the project, unless somebody else did so since they were pulled. */
export async function push(trip: Trip, options: PushOptions): Promise<ConfigurationPush[]> {
  return await trip.files.locked(() => pushLocked(trip, options), trip.signal);
}

async function pushLocked(trip: Trip, options: PushOptions): Promise<ConfigurationPush[]> {
  const folder = await openFolder(trip);
  const weighed = await weighAll(trip, folder, options);
  const found = [];
  for (const each of weighed) found.push({ each, refusal: await findRefusal(each, options) });
  // Nothing is sent before all secrets of all of them are encrypted.
  const ready = new Map<Weighed, PreparedPush>();
  for (const { each, refusal } of found)
    if (refusal === undefined) ready.set(each, await preparePush(trip, folder, each, options));
  const results: ConfigurationPush[] = [];
  for (const [done, { each, refusal }] of found.entries()) {
    trip.onProgress?.({ done, total: found.length, next: each.name });
    const prepared = ready.get(each);
    if (prepared === undefined) {
      results.push({ ...described(folder, each, []), ...refusal });
      continue;
    }
    if (trip.signal.aborted) break;
    try {
      results.push(await pushOne(trip, folder, prepared, options));
    } catch (error) {
      // What was saved before has to be said.
      if (error !== trip.signal.reason || results.length === 0) throw error;
    }
  }
  return results;
}

/** Weighs the named configurations; without names those with files that are not as the project has them. */
async function weighAll(trip: Trip, folder: OpenFolder, { names, base }: PushOptions): Promise<Weighed[]> {
  const listing = await RemoteListing.of(trip, folder.branch.id);
  const chosen = chooseCandidates(await candidatesOf(folder, listing), names);
  if (base !== undefined && (names === undefined || chosen.length !== 1)) throw oneBase();
  const wanted = names === undefined ? chosen.filter(({ placed }) => placed !== undefined) : chosen;
  const weighed: Weighed[] = [];
  for (const candidate of wanted) weighed.push(await weigh(trip, { folder, listing }, candidate, base));
  const isLeft = ({ state }: Weighed) => state === 'same' || state === 'changed-there';
  return names === undefined ? weighed.filter((each) => !isLeft(each)) : weighed;
}

async function pushOne(
  trip: Trip,
  folder: OpenFolder,
  prepared: PreparedPush,
  { isDryRun, comment }: PushOptions,
): Promise<ConfigurationPush> {
  const { weighed, secrets, steps, local } = prepared;
  const about = described(folder, weighed, secrets);
  if (isDryRun) return { ...about, outcome: 'would-push', requests: steps.map(requestOf) };
  const sent: SentPush = await sendPush(trip, prepared, comment);
  const isThere = sent.requests.some(({ version }) => version !== undefined);
  return { ...about, ...(isThere && { id: local.id }), ...sent };
}

function described(
  { branch }: OpenFolder,
  { at, name, path = '', local, base, newest, linked }: Weighed,
  secrets: readonly PlainSecret[],
): ConfigurationPush {
  const basedOn = base?.configuration.version ?? linked?.version;
  return {
    branch: branch.id,
    component: at?.component ?? local?.component ?? '',
    ...(at && { id: at.id }),
    name,
    path,
    outcome: 'same',
    ...(basedOn !== undefined && { base: basedOn }),
    ...(newest && { newest: newest.configuration.version }),
    requests: [],
    overwritten: [],
    encrypted: secrets.map(({ place, key }) => ({ file: place.file, key })),
    errors: [],
  };
}

function oneBase(): UserError {
  return new UserError('run.bad-arguments', 'A base version is one of a single configuration. Name it.');
}
