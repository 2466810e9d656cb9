import { isUserError, UserError } from '../../core/errors.ts';
import { type ConfigOfRun, noConfig } from '../../core/recordings/cassettes/configOfRun.ts';
import type { ForeignRecording } from '../../core/recordings/cassettes/foreignRecording.ts';
import { type MaskedRecording, maskForeignRecording } from '../../core/recordings/cassettes/maskForeignRecording.ts';
import { readForeignRecording } from '../../core/recordings/cassettes/readForeignRecording.ts';
import { type GivenPath, shownPath } from '../../core/text/shownPath.ts';
import { readForeignText } from '../files/readForeignFile.ts';
import { diskFailure } from '../output/diskFailure.ts';
import { RecordingFolder } from './recordingFolder.ts';

/** A file of another tool that was read, and is not written yet. */
export interface OpenedRecording {
  /** Name of the file in messages. */
  file: string;
  recording: ForeignRecording;
  masked: MaskedRecording;
}

/** The result of an import. */
export interface ImportedRecording {
  format: ForeignRecording['format'];
  exchanges: number;
  /** Sentences on what could not be carried over. */
  left: string[];
}

/**
 * Reads a HAR file or a cassette for a configuration; without one, secrets are found by their names only. Throws a
 * UserError if it cannot be read. A large file keeps the process busy for seconds.
 */
export async function openForeignRecording(given: GivenPath, config: ConfigOfRun = noConfig): Promise<OpenedRecording> {
  const file = shownPath(given).shownAs;
  const recording = parsed(file, await readForeignText(given, 'cassette'));
  return { file, recording, masked: maskForeignRecording(recording, config) };
}

/**
 * Makes a recording from an opened file, without its secrets, for the configuration of this name. Throws a UserError if
 * it has nothing for a run, or the folder cannot be written; then, and when it is cancelled, the folder stays as it was.
 */
export async function importRecording(
  { file, recording, masked }: OpenedRecording,
  { into, configName }: { into: GivenPath; configName: string },
  signal: AbortSignal,
): Promise<ImportedRecording> {
  const { format, startedAt, outcome, previousStart } = recording;
  const folder = await RecordingFolder.open(into);
  try {
    for (const { exchange, body } of masked.exchanges) {
      signal.throwIfAborted();
      await folder.add(exchange, body);
    }
    if (folder.count === 0) throw nothingIn(file, masked.left());
    const { count } = folder;
    await folder.publish({ config: configName, startedAt: new Date(startedAt).toISOString(), previousStart, outcome });
    return { format, exchanges: count, left: masked.left() };
  } catch (error) {
    await folder.discard();
    throw asUserError(error, folder);
  }
}

function parsed(file: string, text: string): ForeignRecording {
  const recording = readForeignRecording(text);
  if (typeof recording !== 'string') return recording;
  const message =
    recording === 'not-json'
      ? `"${file}" is not valid JSON. Give a HAR file, or a cassette of keboola-vcr.`
      : `"${file}" is neither a HAR file nor a cassette of keboola-vcr: it has no "log" and no list of "interactions".`;
  throw new UserError('recording.unknown-format', message);
}

function nothingIn(file: string, left: readonly string[]): UserError {
  const message = ['', ...left].join(' ');
  return new UserError('recording.nothing', `"${file}" has no exchange that a run can repeat.${message}`);
}

function asUserError(error: unknown, { folder: { shownAs } }: RecordingFolder): unknown {
  const reason = isUserError(error) ? undefined : diskFailure(error);
  if (reason === undefined) return error;
  const message = `The recording in "${shownAs}" cannot be written: ${reason}. Choose another folder or fix this one.`;
  return new UserError('record.not-writable', message, { cause: error });
}
