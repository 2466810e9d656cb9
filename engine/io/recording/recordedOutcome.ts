import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type RecordingHead, recordingFiles } from './recordedExchange.ts';

/** How the run ended whose recording a folder holds; undefined where it holds none. */
export async function recordedOutcome(folder: string): Promise<RecordingHead['outcome'] | undefined> {
  try {
    return JSON.parse(await readFile(path.join(folder, recordingFiles.head), 'utf8')).outcome;
  } catch {
    return undefined;
  }
}
