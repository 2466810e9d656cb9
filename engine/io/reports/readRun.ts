import type { RunReport } from '../../core/contracts/generated/types.ts';
import { parseReport } from '../../core/contracts/parseReport.ts';
import { UserError } from '../../core/errors.ts';
import { maxBytes } from '../files/maxBytes.ts';
import { type ReadablePlace, readWhole } from '../places/readWhole.ts';

/** A report, and the place of its run's other files: their names begin with `folder`. */
export interface ReadRun<P extends ReadablePlace = ReadablePlace> {
  report: RunReport;
  place: P;
  folder: string;
}

/**
 * Reads the report of this name; `folder` is that of its run's other files. Undefined if there is no such file. Throws
 * a UserError for an invalid report.
 */
export async function readRun<P extends ReadablePlace>(
  place: P,
  name: string,
  folder: string,
  signal: AbortSignal,
): Promise<ReadRun<P> | undefined> {
  const bytes = await readWhole(place, name, maxBytes.report, signal);
  if (bytes === undefined) return undefined;
  const report = parseReport(new TextDecoder().decode(bytes));
  if (report !== undefined) return { report, place, folder };
  throw new UserError(
    'report.invalid',
    `"${name}" in "${place.address}" is not the report of a run. Write one with: run --report FILE`,
  );
}

/** Reads like `readRun`, but throws a UserError if there is no such file. */
export async function getRun<P extends ReadablePlace>(
  place: P,
  name: string,
  folder: string,
  signal: AbortSignal,
): Promise<ReadRun<P>> {
  const found = await readRun(place, name, folder, signal);
  if (found !== undefined) return found;
  throw new UserError('report.missing', `There is no "${name}" in "${place.address}". Check the path.`);
}
