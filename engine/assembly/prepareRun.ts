import path from 'node:path';
import { ConfigDocument } from '../core/document/configDocument.ts';
import { withLogin } from '../core/logins/withLogin.ts';
import type { LearntLimits } from '../core/pacing/learntLimits.ts';
import { fillSecrets, requireSecrets } from '../core/secrets/fillSecrets.ts';
import { ShapeCollector } from '../core/shapes/shapeCollector.ts';
import { type GivenPath, shownPath } from '../core/text/shownPath.ts';
import { systemClock } from '../io/clock.ts';
import { folderFiles } from '../io/files/folderFiles.ts';
import { readLearntFile } from '../io/learntFile.ts';
import { OutputFolder } from '../io/output/outputFolder.ts';
import { stayWithin } from '../io/output/stayWithin.ts';
import { readStateFile } from '../io/readStateFile.ts';
import { RecordingFolder } from '../io/recording/recordingFolder.ts';
import { runNameOf } from '../run/report.ts';
import { wholeRun } from '../run/shards/runPart.ts';
import { createNetwork } from './createNetwork.ts';
import { createServices } from './createServices.ts';
import { readSearchStart } from './readSearchStart.ts';
import { readStart } from './readStart.ts';
import { openReplay } from './replay.ts';
import type { RunRequest } from './runRequest.ts';
import type { PreparedRun, Unprepared } from './runToReport.ts';
import { shapesFilesOf } from './writeShapes.ts';

export interface PreparedOnDisk extends PreparedRun {
  previousStart: number;
  recording: RecordingFolder | undefined;
  shapes: ShapeCollector | undefined;
  /** The limits of the API that were known before. */
  known: LearntLimits;
}

/** Reads the input of a run and opens its outputs; returns the problems that prevent it, or throws a UserError. */
export async function prepareRun(request: RunRequest, signal: AbortSignal): Promise<PreparedOnDisk | Unprepared> {
  const { stateFile, outDir, linksWithin } = request;
  const given = withLogin(ConfigDocument.of(request.configText), request.login);
  const filled = fillSecrets(given, request.secrets ?? {});
  const replay = request.replay === undefined ? undefined : await openReplay(folderFiles(request.replay), filled);
  const clock = replay?.clock ?? request.clock ?? systemClock;
  const loaded = stateFile === undefined ? {} : await readStateFile(stateFile, signal);
  const previous = typeof loaded === 'string' ? {} : loaded;
  const part = request.part ?? wholeRun(request.jobs);
  const state = await part.startState(previous);
  if (replay === undefined) requireSecrets(filled);
  const document = replay?.document ?? filled;
  const opening = { document, state, clock, replay, signal };
  const start = request.search === undefined ? readStart(opening, part.run) : readSearchStart(opening);
  if ('problems' in start) return start;
  await stayWithin(writtenPlaces(request), linksWithin);
  const recording = replay === undefined ? await openRecording(request) : undefined;
  const shapes = shapesFilesOf(request).length === 0 ? undefined : new ShapeCollector();
  try {
    const known = await learntBefore(request);
    const opened = await createServices({ ...request, learnt: known }, start, {
      openHttp: (redactor, maxInFlight) => createNetwork(request, { ...start, redactor, maxInFlight }, recording),
      openOutput: () => OutputFolder.open(outDir, linksWithin),
      shapes,
    });
    const unreadableState =
      typeof loaded === 'string' ? { file: shownPath(stateFile ?? '').shownAs, fault: loaded } : undefined;
    const { startedAt, previousStart, previousAhead } = start;
    const details = { ...runNameOf(request), startedAt, previousAhead, unreadableState };
    // Does nothing after a finished recording; cleans up if the caller abandoned the run.
    const discard = async () => recording?.discard();
    return { ...opened, details, discard, previousStart, recording, shapes, known };
  } catch (error) {
    await recording?.discard();
    throw error;
  }
}

/** The places that a run writes to, except the output folder and the shapes, which are checked elsewhere. */
function writtenPlaces({ outDir, cacheDir, record, storage }: RunRequest): GivenPath[] {
  const cache = cacheDir ?? path.join(outDir, 'cache');
  return [outDir, cache, record, storage].filter((place) => place !== undefined);
}

async function learntBefore({ learnt, learntFile, parallel }: RunRequest): Promise<LearntLimits> {
  return learnt ?? (learntFile === undefined || parallel !== 'auto' ? {} : await readLearntFile(learntFile));
}

async function openRecording({ record }: RunRequest): Promise<RecordingFolder | undefined> {
  return record === undefined ? undefined : await RecordingFolder.open(record);
}
