import { isFileError } from '../core/errors.ts';
import { type RunSubject, runsIn, withRun } from '../core/forecast/keptRuns.ts';
import type { RunEvidence } from '../core/forecast/runEvidence.ts';
import { jsonIn } from '../core/json/jsonIn.ts';
import { jsonText } from '../core/json/jsonText.ts';
import type { JsonObject, JsonValue } from '../core/json/value.ts';
import { limitsIn, withLimits } from '../core/pacing/learntContent.ts';
import type { LearntLimits } from '../core/pacing/learntLimits.ts';
import { readOrError } from './files/readForeignFile.ts';
import { writeWhole } from './files/writeWhole.ts';

/** The limits of an API that earlier runs learnt; none if the file is missing or damaged: they are learnt again. */
export async function readLearntFile(file: string): Promise<LearntLimits> {
  return limitsIn(await contentOf(file));
}

/** Writes what was learnt, and keeps all else in the file. */
export async function writeLearntFile(file: string, limits: LearntLimits): Promise<void> {
  await changeContent(file, (content) => withLimits(content, limits));
}

/** The evidence of earlier runs, the newest first; none if the file is missing or damaged. */
export async function readLearntRuns(file: string, subject: RunSubject): Promise<RunEvidence[]> {
  return runsIn(await contentOf(file), subject);
}

/** Adds the evidence of a run, and keeps all else in the file. */
export async function addLearntRun(file: string, subject: RunSubject, run: RunEvidence): Promise<void> {
  await changeContent(file, (content) => withRun(content, subject, run));
}

/** Only helps the next run, so a failure is ignored. A file that cannot be read for now is left as it is. */
async function changeContent(file: string, change: (content: JsonValue) => JsonObject): Promise<void> {
  try {
    const text = await readOrError(file, 'learnt');
    if (isFileError(text) && !text.isMissing) return;
    await writeWhole(file, `${jsonText(change(isFileError(text) ? {} : (jsonIn(text) ?? {})))}\n`);
  } catch {
    // A full disk, for example.
  }
}

async function contentOf(file: string): Promise<JsonValue> {
  const text = await readOrError(file, 'learnt');
  return isFileError(text) ? {} : (jsonIn(text) ?? {});
}
