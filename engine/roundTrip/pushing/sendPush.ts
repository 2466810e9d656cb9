import { isUserError, UserError } from '../../core/errors.ts';
import { compareConfigurations } from '../../core/platform/comparing/compareConfigurations.ts';
import type { PulledConfiguration } from '../../core/platform/pulledConfiguration.ts';
import type { ConfigurationPlace, RemoteConfiguration } from '../../core/platform/remoteConfiguration.ts';
import { keyOf } from '../candidates.ts';
import type { Trip } from '../trip.ts';
import type { ConfigurationPush, PushRequest } from './configurationPush.ts';
import { keepPushed } from './keepPushed.ts';
import type { PreparedPush } from './preparePush.ts';
import { requestOf } from './requestOf.ts';
import { sendStep, UnknownArrival } from './sendStep.ts';
import { VersionWatch } from './versionWatch.ts';

/** The result of the requests of a configuration. */
export type SentPush = Pick<ConfigurationPush, 'outcome' | 'requests' | 'overwritten'> &
  Partial<Pick<ConfigurationPush, 'newest' | 'problem'>>;

/** Sends the requests of a configuration one after the other, and keeps in its files what has arrived. */
export async function sendPush(trip: Trip, prepared: PreparedPush, comment: string): Promise<SentPush> {
  const watches = watchesOf(trip, prepared);
  const obstacle = await findObstacle(trip, [...watches.values()]);
  if (obstacle !== undefined) return { requests: [], overwritten: [], ...obstacle };
  const { requests, failure } = await sendAll(trip, prepared, watches, comment);
  const all = [...watches.values()];
  const overwritten = all.flatMap((watch) => watch.overwritten);
  const arrived = requests.filter(({ version }) => version !== undefined).length;
  const sent = { requests, overwritten, ...newestOf(prepared, watches) };
  if (arrived === 0) return { ...sent, outcome: outcomeWithout(failure), ...problemOf(failure) };
  const kept = await keep(trip, prepared, watches).catch((error: unknown) => notKept(error));
  const problem = [failure === undefined ? undefined : messageOf(failure), kept]
    .filter((each) => each !== undefined)
    .join(' ');
  const outcome = failure === undefined ? wholeOutcome(prepared, overwritten.length > 0) : outcomeAfter(failure);
  return { ...sent, outcome, ...(problem !== '' && { problem }) };
}

type Watches = ReadonlyMap<string, VersionWatch>;

/** The configurations that requests are about: it and its variables. */
function watchesOf(trip: Trip, { steps, weighed }: PreparedPush): Watches {
  const { newest } = weighed;
  const known = [newest?.configuration, newest?.variables].flatMap((each) => each ?? []);
  const beforeAt = (at: ConfigurationPlace) => known.find((each) => keyOf(each) === keyOf(at));
  return new Map(steps.map(({ at }) => [keyOf(at), new VersionWatch(trip, at, beforeAt(at))]));
}

/** The reason why a configuration is not sent. */
type Obstacle = Pick<ConfigurationPush, 'outcome' | 'problem' | 'newest'>;

/** A configuration that cannot be asked about is not sent; what became of the ones before it is said all the same. */
async function findObstacle(trip: Trip, watches: readonly VersionWatch[]): Promise<Obstacle | undefined> {
  try {
    return await findConflict(trip, watches);
  } catch (error) {
    return { outcome: 'refused', problem: trip.signal.aborted ? cancelled().message : messageOf(error) };
  }
}

/** Asks for the newest versions right before the first request. */
async function findConflict({ api, signal }: Trip, watches: readonly VersionWatch[]): Promise<Obstacle | undefined> {
  for (const { at, before } of watches) {
    const now = await api.storage.configuration(at, signal);
    if (now?.version === before?.version) continue;
    if (now === undefined)
      return { outcome: 'refused', problem: 'Somebody has just deleted it in the project, so nothing was sent.' };
    const problem = `Somebody has just saved version ${now.version}, so nothing was sent. Pull, and push again.`;
    return { outcome: 'conflict', problem, newest: now.version };
  }
  return undefined;
}

async function sendAll(
  trip: Trip,
  { steps }: PreparedPush,
  watches: Watches,
  comment: string,
): Promise<{ requests: PushRequest[]; failure?: unknown }> {
  const requests: PushRequest[] = [];
  for (const step of steps) {
    const watch = watches.get(keyOf(step.at));
    if (watch === undefined) continue;
    if (trip.signal.aborted) return { requests: [...requests, requestOf(step)], failure: cancelled() };
    try {
      await sendStep(trip, step, watch, comment);
      requests.push({ ...requestOf(step), version: watch.last });
    } catch (failure) {
      return { requests: [...requests, requestOf(step)], failure };
    }
  }
  return { requests };
}

/** Writes into the files what has arrived. Returns what has to be said about it. */
async function keep(trip: Trip, prepared: PreparedPush, watches: Watches): Promise<string | undefined> {
  const { weighed, local, encrypted } = prepared;
  const mainWatch = watches.get(keyOf(local));
  const configuration = mainWatch?.before ?? weighed.newest?.configuration;
  // Only variables arrived, of a configuration that did not: the next push finds them by their ids.
  if (configuration === undefined || weighed.path === undefined) return undefined;
  const ofVariables = local.variables && watches.get(keyOf(local.variables));
  const variables = ofVariables?.before ?? weighed.newest?.variables;
  const remote: PulledConfiguration = { configuration, ...(variables && { variables }) };
  const own = mainWatch?.own ?? weighed.base?.configuration.version ?? configuration.version;
  const ownOfVariables = ofVariables?.own ?? weighed.base?.variables?.version ?? variables?.version;
  await keepPushed(trip, { path: weighed.path, local, remote, own, ownOfVariables, encrypted });
  return isForeign(watches) ? undefined : alteredText(prepared, remote);
}

function isForeign(watches: Watches): boolean {
  return [...watches.values()].some(({ own, last }) => own !== last);
}

/** Says so if the project has kept something else than was sent. */
function alteredText({ local }: PreparedPush, remote: PulledConfiguration): string | undefined {
  const { whole } = compareConfigurations({ local, newest: remote });
  return whole === 'same'
    ? undefined
    : 'The project keeps some values otherwise than they were sent: compare, and pull to see which.';
}

function newestOf({ local }: PreparedPush, watches: Watches): { newest?: number } {
  const configuration: RemoteConfiguration | undefined = watches.get(keyOf(local))?.before;
  return configuration === undefined ? {} : { newest: configuration.version };
}

function wholeOutcome({ weighed }: PreparedPush, hasOverwritten: boolean): ConfigurationPush['outcome'] {
  if (hasOverwritten) return 'overwrote';
  return weighed.newest === undefined ? 'created' : 'pushed';
}

function outcomeWithout(failure: unknown): ConfigurationPush['outcome'] {
  return failure instanceof UnknownArrival ? 'unknown' : 'refused';
}

function outcomeAfter(failure: unknown): ConfigurationPush['outcome'] {
  return failure instanceof UnknownArrival ? 'unknown' : 'partly';
}

function problemOf(failure: unknown): { problem?: string } {
  return failure === undefined ? {} : { problem: messageOf(failure) };
}

function cancelled(): UserError {
  return new UserError('platform.cancelled', 'The push was cancelled before this.');
}

/** The message of a failure for users. Throws any other one. */
function messageOf(failure: unknown): string {
  if (isUserError(failure)) return failure.message;
  throw failure;
}

function notKept(error: unknown): string {
  return `It is saved in the project, but not noted in the folder. ${messageOf(error)} Then pull.`;
}
