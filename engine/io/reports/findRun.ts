import path from 'node:path';
import type { RunReport } from '../../core/contracts/generated/types.ts';
import { parseReport } from '../../core/contracts/parseReport.ts';
import { UserError } from '../../core/errors.ts';
import { mostBytes } from '../files/mostBytes.ts';
import { openPlace } from '../places/openPlace.ts';
import type { Place } from '../places/place.ts';
import { readWhole } from '../places/readWhole.ts';
import { findPublishedRun } from '../places/runs/publishedRun.ts';

/** A run that happened elsewhere. */
export interface FoundRun {
  report: RunReport;
  /** Where its other files may be: their names begin with `folder`. */
  place: Place;
  folder: string;
  /** The same as a path; absent where it is not on this machine. */
  directory?: string;
}

/** The name that a report has in a folder. */
const reportName = 'report.json';

/**
 * Finds the run at an address: a report, a folder or a prefix of a bucket with `report.json`, or one in which a run was
 * published. Throws a UserError where there is none, and for a report that is none.
 */
export async function findRun(address: string, signal: AbortSignal): Promise<FoundRun> {
  if (/\.json$/i.test(address)) return await readFrom(...splitAddress(address), '', signal);
  const place = openPlace(address);
  const found = await tryToRead(place, reportName, '', signal);
  if (found !== undefined) return found;
  const published = await findPublishedRun(place, signal);
  if (published?.report === undefined)
    throw new UserError('report.missing', `There is no report in "${address}". Write one with: run --report FILE`);
  const { report } = published;
  return await readFrom(place, report, report.slice(0, report.lastIndexOf('/') + 1), signal);
}

function splitAddress(address: string): [place: Place, name: string] {
  const at = Math.max(address.lastIndexOf('/'), address.lastIndexOf(path.sep));
  return [openPlace(at < 0 ? '.' : address.slice(0, at + 1)), address.slice(at + 1)];
}

async function readFrom(place: Place, name: string, folder: string, signal: AbortSignal): Promise<FoundRun> {
  const found = await tryToRead(place, name, folder, signal);
  if (found !== undefined) return found;
  throw new UserError('report.missing', `There is no "${name}" in "${place.address}". Check the path.`);
}

/** Undefined where there is no such file. */
async function tryToRead(
  place: Place,
  name: string,
  folder: string,
  signal: AbortSignal,
): Promise<FoundRun | undefined> {
  const bytes = await readWhole(place, name, mostBytes.report, signal);
  if (bytes === undefined) return undefined;
  const report = parseReport(new TextDecoder().decode(bytes));
  if (report !== undefined) return { report, place, folder, ...directoryOf(place, folder) };
  throw new UserError(
    'report.invalid',
    `"${name}" in "${place.address}" is not the report of a run. Write one with: run --report FILE`,
  );
}

function directoryOf({ address }: Place, folder: string): Pick<FoundRun, 'directory'> {
  return /^s3:/i.test(address) ? {} : { directory: path.resolve(address, folder) };
}
