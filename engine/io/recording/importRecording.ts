import { isUserError, UserError } from '../../core/errors.ts';
import { type ConfigOfRun, noConfig } from '../../core/recordings/cassettes/configOfRun.ts';
import type { ForeignRecording } from '../../core/recordings/cassettes/foreignRecording.ts';
import { maskForeignRecording } from '../../core/recordings/cassettes/maskForeignRecording.ts';
import { readForeignRecording } from '../../core/recordings/cassettes/readForeignRecording.ts';
import { type GivenPath, shownPath } from '../../core/text/shownPath.ts';
import { readForeignText } from '../files/readForeignFile.ts';
import { diskFailure } from '../output/diskFailure.ts';
import { RecordingFolder } from './recordingFolder.ts';

export interface ImportOfRecording {
  /** A HAR file or a cassette. */
  file: GivenPath;
  /** The folder for the recording, whose recording is replaced. */
  into: GivenPath;
  /** Name of the configuration that the recording is for; absent: none. */
  configName?: string;
  /** What that configuration says; absent: secrets are found by their names only. */
  config?: ConfigOfRun;
}

/** The result of an import. */
export interface ImportedRecording {
  format: ForeignRecording['format'];
  exchanges: number;
  /** What could not be carried over, in sentences. */
  left: string[];
}

/**
 * Makes a recording from a HAR file or a cassette, without its secrets. Throws a UserError if it cannot be read, has
 * nothing for a run, or the folder cannot be written; then, and when it is cancelled, the folder stays as it was.
 */
export async function importRecording(
  { file, into, configName = '', config = noConfig }: ImportOfRecording,
  signal: AbortSignal,
): Promise<ImportedRecording> {
  const recording = parsed(shownPath(file).shownAs, await readForeignText(file, 'cassette', signal));
  const { format, startedAt, outcome, previousStart } = recording;
  const masked = maskForeignRecording(recording, config);
  signal.throwIfAborted();
  const folder = await RecordingFolder.open(into);
  try {
    for (const { exchange, body } of masked.exchanges) {
      signal.throwIfAborted();
      await folder.add(exchange, body);
    }
    if (folder.count === 0) throw nothingIn(shownPath(file).shownAs, masked.left());
    const { count } = folder;
    await folder.publish({ config: configName, outcome, startedAt: new Date(startedAt).toISOString(), previousStart });
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
