import path from 'node:path';
import { UserError } from '../../core/errors.ts';
import { openPlace } from '../places/opening/openPlace.ts';
import type { Place } from '../places/place.ts';
import { findPublishedRun } from '../places/runs/publishedRun.ts';
import { getRun, type ReadRun, readRun } from './readRun.ts';

export interface FoundRun extends ReadRun<Place> {
  /** The path of its other files; absent if they are not on this machine. */
  directory?: string;
}

/** Name of a report in a folder. */
const reportName = 'report.json';

/**
 * Finds the run at an address: a report, a folder or a prefix of a bucket with `report.json`, or one with a published
 * run. Throws a UserError if there is none, or the report is invalid.
 */
export async function findRun(address: string, signal: AbortSignal): Promise<FoundRun> {
  if (/\.json$/i.test(address)) return withDirectory(await getRun(...splitAddress(address), '', signal));
  const place = openPlace(address);
  const found = await readRun(place, reportName, '', signal);
  if (found !== undefined) return withDirectory(found);
  const published = await findPublishedRun(place, signal);
  if (published?.report === undefined)
    throw new UserError('report.missing', `There is no report in "${address}". Write one with: run --report FILE`);
  const { report } = published;
  return withDirectory(await getRun(place, report, report.slice(0, report.lastIndexOf('/') + 1), signal));
}

function splitAddress(address: string): [place: Place, name: string] {
  const at = Math.max(address.lastIndexOf('/'), address.lastIndexOf(path.sep));
  return [openPlace(at < 0 ? '.' : address.slice(0, at + 1)), address.slice(at + 1)];
}

function withDirectory(run: ReadRun<Place>): FoundRun {
  const { address } = run.place;
  return /^s3:/i.test(address) ? run : { ...run, directory: path.resolve(address, run.folder) };
}
