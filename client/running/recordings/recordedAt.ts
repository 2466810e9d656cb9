import path from 'node:path';
import { readForeignText } from '../../../engine/files.ts';
import { recordingDirOf } from '../../../engine/places.ts';
import { ageText } from '../../shared/text/ageText.ts';
import { parseText, readPath } from '../../shared/text/json.ts';

/** When a configuration was recorded in an environment, or in none, as Unix time in milliseconds; undefined where there is no recording. */
export async function recordedAt(configFile: string, environment?: string): Promise<number | undefined> {
  const head = path.join(recordingDirOf(configFile, environment), 'recording.json');
  const text = await readForeignText(head, 'record').catch(() => '');
  const startedAt = readPath(parseText(text), 'startedAt');
  const time = typeof startedAt === 'string' ? Date.parse(startedAt) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

/** The title of the lens for a recording of this age in milliseconds: `Run on recorded pages (3 h old)`. */
export function recordedTitle(age: number): string {
  return `Run on recorded pages (${ageText(age).replace(/ ago$/, ' old')})`;
}
