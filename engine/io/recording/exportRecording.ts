import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { UserError } from '../../core/errors.ts';
import { CassetteWriter } from '../../core/recordings/cassettes/writeVcrCassette.ts';
import type { GivenPath } from '../../core/text/shownPath.ts';
import { folderFiles } from '../files/folderFiles.ts';
import { diskFailure, missingFolder } from '../output/diskFailure.ts';
import { FileBeside } from '../output/fileBeside.ts';
import { findWritePlace } from '../output/writePlace.ts';
import { type Recording, readRecording, readResponseFile, recordedOutcome } from './readRecording.ts';

export interface ExportOfRecording {
  /** The folder of a recording. */
  folder: GivenPath;
  /** The file for the cassette. */
  to: string;
  /** Whether it may replace a file. */
  mayReplace: boolean;
}

export interface ExportedRecording {
  exchanges: number;
  /** Sentences on what could not be carried over. */
  left: string[];
}

/**
 * Writes a recording as a cassette of `keboola-vcr`, one exchange after the other. Throws a UserError if there is no
 * recording, or the file cannot be written; then, and when it is cancelled, the file stays as it was.
 */
export async function exportRecording(
  { folder, to, mayReplace }: ExportOfRecording,
  signal: AbortSignal,
): Promise<ExportedRecording> {
  const files = folderFiles(folder);
  const recording = await readRecording(files);
  const outcome = (await recordedOutcome(files)) ?? 'done';
  const writer = new CassetteWriter();
  try {
    const beside = await openPlace(to, mayReplace);
    try {
      for await (const piece of pieces(writer, { ...recording, outcome }, signal)) await beside.write(piece);
      await beside.finish();
      await (mayReplace ? beside.replace() : beside.placeIfAbsent());
    } finally {
      await beside.drop();
    }
  } catch (error) {
    throw asUserError(error, to);
  }
  return { exchanges: writer.count, left: writer.left() };
}

async function openPlace(to: string, mayReplace: boolean): Promise<FileBeside> {
  if (!mayReplace) return await FileBeside.open({ file: to, isReplaceable: true });
  const place = await findWritePlace(to);
  // A read-only file stays, also if its folder allows a replacement.
  if (place.found !== undefined) await access(place.file, constants.W_OK);
  if (place.isReplaceable) return await FileBeside.open(place);
  throw new UserError('recording.not-written', `"${to}" is not a file that can be replaced. Name another one.`);
}

async function* pieces(
  writer: CassetteWriter,
  recording: Recording & { outcome: 'done' | 'failed' },
  signal: AbortSignal,
): AsyncGenerator<string> {
  yield writer.head(recording);
  for (const exchange of recording.exchanges) {
    signal.throwIfAborted();
    yield writer.exchange(exchange, await readResponseFile(recording.files, exchange));
  }
  yield writer.end();
}

function asUserError(error: unknown, to: string): unknown {
  if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
    return new UserError(
      'recording.file-exists',
      `"${to}" exists already. Name another file, or replace it with --force.`,
    );
  const reason = missingFolder(error) ?? diskFailure(error);
  if (reason === undefined) return error;
  return new UserError('recording.not-written', `"${to}" cannot be written: ${reason}. Name another file.`, {
    cause: error,
  });
}
