import path from 'node:path';
import { UserError } from '../../../core/errors.ts';
import { forEachAtOnce } from '../atOnce.ts';
import { fetchFile } from '../fetchFile.ts';
import type { Place } from '../place.ts';
import { partsOf } from '../placeNames.ts';
import { findPublishedRun, recordingFolderOf } from './publishedRun.ts';

/** Copies the recording of a published run into a folder. Throws a UserError if there is none. */
export async function fetchRecording(place: Place, folder: string, signal: AbortSignal): Promise<void> {
  const run = await findPublishedRun(place, signal);
  if (run === undefined || run.recording.length === 0) throw noRecording(place);
  const base = recordingFolderOf(run.name);
  await forEachAtOnce(run.recording, signal, async (name, either) => {
    // The names may come from a stranger.
    if (!name.startsWith(base)) throw noRecording(place);
    const file = path.join(folder, ...partsOf(name.slice(base.length), place.address));
    if (!(await fetchFile(place, name, file, either))) throw noRecording(place);
  });
}

function noRecording({ address }: Place): UserError {
  const message = `There is no recording in "${address}", or a part of it is missing. Run with --record to make one.`;
  return new UserError('replay.no-recording', message);
}
