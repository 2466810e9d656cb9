// Files in places, and the runs that are published there.
export type { PublishedRun } from '../core/contracts/generated/types.ts';
export { fetchFile } from '../io/places/fetchFile.ts';
export { openPlace } from '../io/places/opening/openPlace.ts';
export type { Place } from '../io/places/place.ts';
export { readWhole } from '../io/places/readWhole.ts';
export { fetchRecording } from '../io/places/runs/fetchRecording.ts';
export { findPublishedRun } from '../io/places/runs/publishedRun.ts';
export { type Published, publishRun, type RunToPublish } from '../io/places/runs/publishRun.ts';
export { makeTemporaryFolder } from '../io/places/temporaryFolder.ts';
