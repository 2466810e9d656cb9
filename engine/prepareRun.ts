import { readConfig } from './core/config/readConfig.ts';
import { integerOf, objectField } from './core/config/readValues.ts';
import { getField, type JsonObject } from './core/json/value.ts';
import type { Problem } from './core/problem.ts';
import { fillSecrets } from './core/secrets/fillSecrets.ts';
import { requireSecrets } from './core/secrets/requireSecrets.ts';
import { standInSecrets } from './core/secrets/standInSecrets.ts';
import type { Replay } from './createNetwork.ts';
import { createWorld } from './createWorld.ts';
import { UserError } from './errors.ts';
import type { Clock } from './io/clock.ts';
import { readKeptRecording } from './io/exchanges/readKeptExchanges.ts';
import { readStateFile } from './io/readStateFile.ts';
import { readRecording } from './io/recording/readRecording.ts';
import { RecordingFolder } from './io/recording/recordingFolder.ts';
import { ReplayClock } from './io/recording/replayClock.ts';
import { systemClock } from './io/systemClock.ts';
import type { World } from './run/world.ts';
import type { RunRequest } from './runRequest.ts';

/** A run that may begin. */
export interface PreparedRun {
  world: World;
  /** Unix time in milliseconds; of a replay, when the recorded run started. */
  startedAt: number;
  /** State of the run before; empty where there is none. */
  state: JsonObject;
  isStateUnreadable: boolean;
  /** Start of the last successful run in Unix seconds, 0 where there was none (`jobs.md` section 10). */
  previousStart: number;
  recording: RecordingFolder | undefined;
}

/** Reads all that a run starts from and opens what it writes to; gives the problems that keep it from running. */
export async function prepareRun(
  request: RunRequest,
  signal: AbortSignal,
): Promise<PreparedRun | { problems: readonly (Problem | UserError)[]; clock: Clock }> {
  const clock = request.clock ?? systemClock;
  try {
    return await prepare(request, signal, await openReplay(request));
  } catch (error) {
    if (error instanceof UserError) return { problems: [error], clock };
    throw error;
  }
}

async function prepare(
  request: RunRequest,
  signal: AbortSignal,
  replay: Replay | undefined,
): ReturnType<typeof prepareRun> {
  const clock = replay?.clock ?? request.clock ?? systemClock;
  const startedAt = clock.now();
  const loaded = request.stateFile === undefined ? {} : await readStateFile(request.stateFile);
  const state = loaded ?? {};
  const previousStart = replay?.recording.previousStart ?? previousStartOf(state);
  const moment = { now: () => clock.now(), currentStart: Math.floor(startedAt / 1000), previousStart };
  const configText = textToRun(request);
  const read = readConfig(configText, moment);
  if ('problems' in read) return { problems: read.problems, clock };
  const recording = replay === undefined ? await openRecording(request) : undefined;
  try {
    const start = { config: read.config, state, clock, signal, startedAt, previousStart, recording, replay };
    const world = await createWorld({ ...request, configText }, start);
    return { world, startedAt, state, isStateUnreadable: loaded === undefined, previousStart, recording };
  } catch (error) {
    await recording?.discard();
    throw error;
  }
}

/** With the values of secrets. What is run on a recording sends nothing, and can do without them. */
function textToRun({ configText, secrets = {}, replay }: RunRequest): string {
  const text = fillSecrets(configText, secrets);
  if (replay !== undefined) return standInSecrets(text, ['encrypted', 'missing']);
  requireSecrets(text);
  return text;
}

async function openReplay({ replay }: RunRequest): Promise<Replay | undefined> {
  if (replay === undefined) return undefined;
  const kept = await readKeptRecording(replay);
  const recording = kept ?? (await readRecording(replay));
  const limits = kept === undefined ? {} : { maxRequests: Math.max(1, kept.exchanges.length) };
  return { recording, clock: new ReplayClock(recording.startedAt), limits };
}

async function openRecording({ record }: RunRequest): Promise<RecordingFolder | undefined> {
  return record === undefined ? undefined : await RecordingFolder.open(record);
}

function previousStartOf(state: JsonObject): number {
  return integerOf(getField(objectField(state, 'time') ?? {}, 'previousStart')) ?? 0;
}
