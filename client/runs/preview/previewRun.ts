import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { RunReport, TablePreview } from '../../../engine/index.ts';
import { runInWorker } from '../../running/worker/runInWorker.ts';
import type { KnownPages } from './findPages.ts';

/** How many rows of each table are shown. */
const shownRows = 20;

/** No preview takes this long: an older folder was left by a window that was killed. */
const abandonedMs = 60 * 60 * 1000;

/** Where a preview runs. */
export interface PreviewHost {
  /** Path of the bundle that runs extractions on a thread. */
  script: string;
  /** The folder where the tables of a preview are written temporarily. */
  folder: string;
}

/**
 * Makes the tables of a configuration from known pages, without sending requests. Returns the report and the first rows
 * of the tables. Throws only for internal errors.
 */
export async function previewRun(
  { script, folder }: PreviewHost,
  { configFile, configText }: { configFile: string; configText: string },
  { folder: replay, job, onlyPage }: KnownPages,
  signal: AbortSignal,
): Promise<{ report: RunReport; tables: TablePreview[] }> {
  // Each attempt has its own folder: the one it replaces may still be running, and removes its folder at the end.
  await removeAbandoned(folder);
  await mkdir(folder, { recursive: true });
  const outDir = await mkdtemp(path.join(folder, 'try-'));
  const request = { configText, configName: path.basename(configFile), outDir, replay, previewRows: shownRows };
  let tables: TablePreview[] = [];
  try {
    const whole = {
      ...request,
      ...(job !== undefined && { jobs: [job] }),
      ...(onlyPage !== undefined && { onlyPage }),
    };
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
    // A folder that cannot be removed does no harm.
    await rm(left, { recursive: true, force: true }).catch(() => undefined);
  }
}
