import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { RunReport, TablePreview } from '../../../engine/index.ts';
import { runInWorker } from '../../running/worker/runInWorker.ts';
import type { KnownPages } from './findPages.ts';

/** So many rows of each table are shown. */
const shownRows = 20;

/** No preview takes so long: a folder this old was left by a window that was killed. */
const abandonedMs = 60 * 60 * 1000;

/** What a preview is made with. */
export interface PreviewMachine {
  /** Path of the bundle that runs extractions on a thread. */
  script: string;
  /** A folder of ours, where the tables of a preview are written for as long as they are read. */
  folder: string;
}

/**
 * Makes the tables of a configuration from pages that are known; nothing is sent. Gives the report and how the tables
 * begin. Throws only for faults of ours.
 */
export async function previewRun(
  { script, folder }: PreviewMachine,
  { configFile, configText }: { configFile: string; configText: string },
  { folder: replay, job }: KnownPages,
  signal: AbortSignal,
): Promise<{ report: RunReport; tables: TablePreview[] }> {
  // A folder of its own: the try that this one replaces may not be over, and removes what it wrote when it is.
  await removeAbandoned(folder);
  await mkdir(folder, { recursive: true });
  const outDir = await mkdtemp(path.join(folder, 'try-'));
  const request = { configText, configName: path.basename(configFile), outDir, replay, previewRows: shownRows };
  let tables: TablePreview[] = [];
  try {
    const whole = { ...request, ...(job !== undefined && { jobs: [job] }) };
    const report = await runInWorker(
      script,
      whole,
      () => undefined,
      signal,
      (made) => {
        tables = made;
      },
    );
    return { report, tables };
  } finally {
    await rm(outDir, { recursive: true, force: true }).catch(() => undefined);
  }
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const left = path.join(folder, name);
    const touchedAt = await stat(left).then(
      ({ mtimeMs }) => mtimeMs,
      () => Number.POSITIVE_INFINITY,
    );
    if (Date.now() - touchedAt < abandonedMs) continue;
    // What cannot be removed is in nobody's way.
    await rm(left, { recursive: true, force: true }).catch(() => undefined);
  }
}
