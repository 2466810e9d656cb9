import path from 'node:path';
import type { RunEvent, RunReport } from '../core/contracts/generated/types.ts';
import { isFileError, isUserError } from '../core/errors.ts';
import { redactShapes } from '../core/shapes/redactShapes.ts';
import type { ShapeCollector } from '../core/shapes/shapeCollector.ts';
import { diskFailure } from '../io/output/diskFailure.ts';
import { lockFolder } from '../io/output/folderLock.ts';
import { writeShapesFile } from '../io/output/writeShapesFile.ts';
import type { OpenServices } from './createServices.ts';
import type { RunRequest } from './runRequest.ts';

export function shapesFilesOf({ shapesFile, learnedShapes }: RunRequest): string[] {
  return [learnedShapes, shapesFile].filter((file) => file !== undefined);
}

/** Writes the response shapes of a run and reports it. Shapes only help the next edit, so a failure is a warning. */
export async function* writeShapes(
  request: RunRequest,
  shapes: ShapeCollector,
  { outcome }: RunReport,
  { services: { config, counts, event }, redactor }: Pick<OpenServices, 'services' | 'redactor'>,
): AsyncGenerator<RunEvent, void> {
  const run = {
    sawAll: outcome === 'done' && !counts.isLimited,
    jobs: config.jobNames,
    linksWithin: request.linksWithin,
  };
  const seen = redactShapes(shapes.toFile(), (text) => redactor.redact(text));
  const release = await lockShapes(request);
  try {
    for (const file of shapesFilesOf(request)) yield await writeTo(file);
  } finally {
    await release();
  }

  async function writeTo(file: string): Promise<RunEvent> {
    try {
      await writeShapesFile(file, seen, run);
      return event('debug', { kind: 'shapes-written', file }, `The response shapes are in "${file}".`);
    } catch (error) {
      const message = `The response shapes could not be written to "${file}"${reasonOf(error)}`;
      return event('warning', { kind: 'shapes-not-written', file }, message);
    }
  }
}

/** Makes concurrent runs of the editor extend the files in turn. A folder without a lock has its own error. */
async function lockShapes({ learnedShapes }: RunRequest): Promise<() => Promise<void>> {
  const unlocked = async () => undefined;
  return learnedShapes === undefined ? unlocked : await lockFolder(path.dirname(learnedShapes)).catch(() => unlocked);
}

function reasonOf(error: unknown): string {
  if (isUserError(error) && !isFileError(error)) return `: ${error.message}`;
  const reason = isFileError(error) ? error.reason : diskFailure(error);
  return reason === undefined ? '.' : `: ${reason}.`;
}
