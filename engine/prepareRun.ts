import path from 'node:path';
import { previousStartOf } from './core/config/previousStartOf.ts';
import { readConfig } from './core/config/readConfig.ts';
import { UserError } from './core/errors.ts';
import type { Problem } from './core/problem.ts';
import { fillSecrets, requireSecrets } from './core/secrets/fillSecrets.ts';
import { standInSecrets, standInsForEmpty } from './core/secrets/standInSecrets.ts';
import { ShapeCollector } from './core/shapes/shapeCollector.ts';
import type { Replay } from './createNetwork.ts';
import { createServices } from './createServices.ts';
import { type Clock, systemClock } from './io/clock.ts';
import { readKeptRecording } from './io/exchanges/readKeptExchanges.ts';
import { folderFiles } from './io/files/folderFiles.ts';
import type { HttpClient } from './io/http/httpClient.ts';
import type { Output } from './io/output/output.ts';
import { stayWithin } from './io/output/stayWithin.ts';
import { readStateFile } from './io/readStateFile.ts';
import { readRecording } from './io/recording/readRecording.ts';
import { RecordingFolder } from './io/recording/recordingFolder.ts';
import { ReplayClock } from './io/recording/replayClock.ts';
import type { RunDetails } from './run/runExtraction.ts';
import type { RunServices } from './run/services.ts';
import type { RunRequest } from './runRequest.ts';
import { shapesFilesOf } from './writeShapes.ts';

/** A run that is ready to start. */
export interface PreparedRun {
  services: RunServices;
  details: RunDetails;
  /** The HTTP client, and the output if there are to be tables; the caller closes them at the end. */
  http: HttpClient;
  output: Output | undefined;
  /**
   * Start of the last successful run in Unix seconds, 0 if there was none
   * (`docs/format/jobs.md#10-state-and-incremental-runs`).
   */
  previousStart: number;
  recording: RecordingFolder | undefined;
  /** Collects the shapes of the responses, if requested. */
  shapes: ShapeCollector | undefined;
}

/** Reads the input of a run and opens its outputs; returns the problems that prevent it from running. */
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
  const { configName, environment, stateFile } = request;
  const clock = replay?.clock ?? request.clock ?? systemClock;
  const cut = request.part?.run;
  // For a replay, the start of the recorded run; for a shard, that of the whole run.
  const startedAt = cut === undefined ? clock.now() : Date.parse(cut.startedAt);
  const now = cut === undefined ? () => clock.now() : () => startedAt;
  const loaded = stateFile === undefined ? {} : await readStateFile(stateFile, signal);
  const given = typeof loaded === 'string' ? {} : loaded;
  const state = (await request.part?.startState?.(given)) ?? given;
  const previousStart = replay?.recording.previousStart ?? cut?.previousStart ?? previousStartOf(state);
  const moment = { now, currentStart: Math.floor(startedAt / 1000), previousStart };
  const configText = textToRun(request);
  const read = readConfig(configText, moment);
  if ('problems' in read) return { problems: read.problems, clock };
  await stayWithin(writtenPlaces(request), request.linksWithin);
  const recording = replay === undefined ? await openRecording(request) : undefined;
  const shapes = shapesFilesOf(request).length === 0 ? undefined : new ShapeCollector();
  const start = { config: read.config, state, clock, now, signal, startedAt, previousStart, recording, replay, shapes };
  try {
    const { services, http, output } = await createServices({ ...request, configText }, start);
    const details = {
      configName,
      environment,
      startedAt,
      unreadableState: typeof loaded === 'string' ? { file: stateFile ?? '', fault: loaded } : undefined,
    };
    return { services, http, output, details, previousStart, recording, shapes };
  } catch (error) {
    await recording?.discard();
    throw error;
  }
}

/** The configuration with the values of its secrets. A replay sends nothing and works without them. */
function textToRun({ configText, secrets = {}, replay }: RunRequest): string {
  const text = fillSecrets(configText, secrets);
  if (replay !== undefined) return standInSecrets(text);
  requireSecrets(text);
  return text;
}

async function openReplay({ replay, configText, secrets = {} }: RunRequest): Promise<Replay | undefined> {
  if (replay === undefined) return undefined;
  const files = folderFiles(replay);
  const kept = await readKeptRecording(files);
  const recording = kept ?? (await readRecording(files));
  const limits = kept === undefined ? {} : { maxRequests: Math.max(1, kept.exchanges.length) };
  const clock = new ReplayClock(recording.startedAt);
  return { recording, clock, standInsForEmpty: standInsForEmpty(fillSecrets(configText, secrets)), limits };
}

/** What the run writes, but for what is in the output folder and for the shapes: they are looked at where they are. */
function writtenPlaces({ outDir, cacheDir, record, storage }: RunRequest): string[] {
  const cache = cacheDir ?? path.join(outDir, 'cache');
  return [outDir, cache, record, storage].filter((place) => place !== undefined);
}

async function openRecording({ record }: RunRequest): Promise<RecordingFolder | undefined> {
  return record === undefined ? undefined : await RecordingFolder.open(record);
}
