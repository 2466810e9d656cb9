import { type FileSource, readText } from '@pagewright/engine/exchanges';
import { parseText, readPath } from '../../shared/text/json.ts';

/** The files of the recording of a configuration in an environment, or in none; it may be missing. */
export type RecordingFiles = (configFile: string, environment?: string) => FileSource;

/** The time when a recording was made, as Unix time in milliseconds; undefined if there is none. */
export async function recordedAt(recording: FileSource): Promise<number | undefined> {
  const text = await readText(recording, 'recording.json', 'record').catch(() => '');
  const startedAt = readPath(parseText(text), 'startedAt');
  const time = typeof startedAt === 'string' ? Date.parse(startedAt) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}
