import { jsonText } from '../core/json/jsonText.ts';
import { parseJson } from '../core/json/parseJson.ts';
import type { JsonValue } from '../core/json/value.ts';
import { limitsIn, withLimits } from '../core/pacing/learntContent.ts';
import type { LearntLimits } from '../core/pacing/learntLimits.ts';
import { readForeignText } from './files/readForeignFile.ts';
import { writeWhole } from './files/writeWhole.ts';

/** The limits of an API that earlier runs learnt; none if the file is missing or damaged: they are learnt again. */
export async function readLearntFile(file: string): Promise<LearntLimits> {
  return limitsIn(await contentOf(file));
}

/** Writes what was learnt, and keeps all else in the file. Only helps the next run, so a failure is ignored. */
export async function writeLearntFile(file: string, limits: LearntLimits): Promise<void> {
  try {
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
