import type { RunEvent, RunReport } from './core/contracts/generated/types.ts';
import { FileError, UserError } from './core/errors.ts';
import { redactShapes } from './core/shapes/redactShapes.ts';
import type { ShapeCollector } from './core/shapes/shapeCollector.ts';
import { diskFailure } from './io/output/diskFailure.ts';
import { writeShapesFile } from './io/output/writeShapesFile.ts';
import type { RunServices } from './run/services.ts';
import type { RunRequest } from './runRequest.ts';

/**
 * Writes the response shapes of a run and reports it. Shapes only help the next edit, so a failure to write them is a
 * warning and does not fail the run.
 */
export async function* writeShapes(
  { shapesFile: file, linksWithin }: RunRequest,
  shapes: ShapeCollector,
  { outcome }: RunReport,
  { config, counts, event, redactor }: RunServices,
): AsyncGenerator<RunEvent, void> {
  if (file === undefined) return;
  const sawAll = outcome === 'done' && !counts.isLimited;
  const seen = redactShapes(shapes.toFile(), (text) => redactor.redact(text));
  try {
    await writeShapesFile(file, seen, { sawAll, jobs: config.jobNames, linksWithin });
    yield event('debug', { kind: 'shapes-written', file }, `The response shapes are in "${file}".`);
  } catch (error) {
    const message = `The response shapes could not be written to "${file}"${reasonOf(error)}`;
    yield event('warning', { kind: 'shapes-not-written', file }, message);
  }
}

/** The end of the sentence. */
function reasonOf(error: unknown): string {
  if (error instanceof UserError && !(error instanceof FileError)) return `: ${error.message}`;
  const reason = error instanceof FileError ? error.reason : diskFailure(error);
  return reason === undefined ? '.' : `: ${reason}.`;
}
