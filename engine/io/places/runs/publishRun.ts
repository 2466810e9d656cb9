import { randomBytes } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { PublishedRun, RunReport } from '../../../core/contracts/generated/types.ts';
import { type Clock, systemClock } from '../../clock.ts';
import { forEachAtOnce } from '../atOnce.ts';
import type { Place } from '../place.ts';
import { findPublishedRun, publishedRunFile, recordingFolderOf, runsFolder } from './publishedRun.ts';
import { removeOldRuns } from './removeOldRuns.ts';

export interface RunToPublish {
  report: RunReport;
  /** The folder with `tables/` and `state.json`; absent: none. */
  outDir?: string;
  /** The folder of its recording; absent: none. */
  recording?: string;
}

/** The published run, and the reason if the files of older runs are still there. */
export interface Published {
  run: PublishedRun;
  leftovers: unknown;
}

/**
 * Puts the files of a run into a place: each under a name of this run, then the manifest that names them, which
 * replaces the previous one. A reader of the manifest finds all files of one run, even during the next publication. If
 * this throws, the previous run stays. Removes the files of the runs before the previous one.
 */
export async function publishRun(
  place: Place,
  run: RunToPublish,
  { signal, clock = systemClock }: { signal: AbortSignal; clock?: Clock },
): Promise<Published> {
  const now = clock.now();
  const name = `${new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')}-${randomBytes(4).toString('hex')}`;
  const folder = `${runsFolder}${name}/`;
  const files = await filesOf(run, name);
  await forEachAtOnce(files, signal, ({ name: at, file }, either) => place.put(at, { file }, { signal: either }));
  const report = `${folder}report.json`;
  await place.put(report, jsonBytes(run.report), { signal });
  const before = await findPublishedRun(place, signal);
  const manifest = { ...manifestOf(run, name, files), report, ...(before !== undefined && { previous: before.name }) };
  await place.put(publishedRunFile, jsonBytes(manifest), { signal });
  const leftovers = await removeOldRuns(place, before, now, signal).catch((error: unknown) => error);
  return { run: manifest, leftovers };
}

interface FileToPut {
  name: string;
  file: string;
  bytes: number;
}

/** Tables, state and recording, without other files beside them. */
async function filesOf({ outDir, recording }: RunToPublish, run: string): Promise<FileToPut[]> {
  const folder = `${runsFolder}${run}/`;
  const written = outDir === undefined ? [] : await filesIn(outDir, folder);
  const recorded = recording === undefined ? [] : await filesIn(recording, recordingFolderOf(run));
  return [...written.filter(({ name }) => /^(tables\/|state\.json$)/.test(name.slice(folder.length))), ...recorded];
}

/** All files of a folder on the disk, with their names below a folder of the place. */
async function filesIn(disk: string, folder: string): Promise<FileToPut[]> {
  const entries = await readdir(disk, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return await Promise.all(
    files.sort().map(async (file) => ({
      name: folder + path.relative(disk, file).replaceAll(path.sep, '/'),
      file,
      bytes: (await stat(file)).size,
    })),
  );
}

function manifestOf({ report }: RunToPublish, name: string, files: readonly FileToPut[]): Omit<PublishedRun, 'report'> {
  const folder = `${runsFolder}${name}/`;
  const { outcome, startedAt, config, environment, values } = report;
  const sizes = new Map(files.map(({ name: file, bytes }) => [file, bytes]));
  const placed = (file: string) => (sizes.has(folder + file) ? folder + file : undefined);
  const state = placed('state.json');
  const recording = [...sizes.keys()].filter((file) => file.startsWith(recordingFolderOf(name)));
  const tables = report.tables.map((table) => {
    const manifest = placed(`${table.file}.manifest`);
    const file = folder + table.file;
    return {
      name: table.name,
      file,
      manifest,
      rows: table.rows,
      bytes: sizes.get(file) ?? 0,
    };
  });
  return {
    version: 1,
    name,
    outcome,
    startedAt,
    config,
    environment,
    values,
    tables,
    state,
    ...(recording.length > 0 && { recording }),
  };
}

function jsonBytes(value: unknown): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(value, undefined, 2)}\n`);
}
