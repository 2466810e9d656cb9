import { jsonText } from '../core/json/jsonText.ts';
import { parseJson } from '../core/json/parseJson.ts';
import type { JsonValue } from '../core/json/value.ts';
import { limitsIn, withLimits } from '../core/pacing/learntFile.ts';
import type { LearntLimits } from '../core/pacing/learntLimits.ts';
import { readForeignText } from './files/readForeignFile.ts';
import { writeWhole } from './files/writeWhole.ts';
import { stayWithin } from './output/stayWithin.ts';

/** What earlier runs learnt of the limits of an API; nothing if the file is missing or damaged: it is learnt again. */
export async function readLearntFile(file: string): Promise<LearntLimits> {
  return limitsIn(await contentOf(file));
}

/** Writes what was learnt, and keeps all else in the file. Only helps the next run, so a failure is ignored. */
export async function writeLearntFile(
  file: string,
  limits: LearntLimits,
  linksWithin: readonly string[] | undefined,
): Promise<void> {
  try {
    await stayWithin([file], linksWithin);
    await writeWhole(file, `${jsonText(withLimits(await contentOf(file), limits))}\n`);
  } catch {
    // A full disk, for example.
  }
}

async function contentOf(file: string): Promise<JsonValue> {
  try {
    return parseJson(await readForeignText(file, 'learnt'));
  } catch {
    return {};
  }
}
