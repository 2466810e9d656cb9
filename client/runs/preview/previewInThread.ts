import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { recordingDirOf } from '@pagewright/engine/places';
import type { TablePreview } from '@pagewright/engine/run';
import { runInWorker } from '../../running/worker/runInWorker.ts';
import type { RunThreads } from '../../running/worker/runThreads.ts';
import type { DiskRunStore } from '../history/diskRunStore.ts';
import { type PreviewRun, shownRows } from './previewRun.ts';

/** The minimum age of an abandoned folder. No preview takes this long: a window that was killed left it. */
const abandonedMs = 60 * 60 * 1000;

interface PreviewHost {
  threads: RunThreads;
  /** The folder where the tables of a preview are written temporarily. */
  folder: string;
  store: Pick<DiskRunStore, 'exchangesOf'>;
}

/** Makes the tables on a thread, from the pages in the folder of a run or of a recording. */
export function previewInThread({ threads, folder, store }: PreviewHost): PreviewRun {
  return async ({ configFile, configText }, { from, environment, job, onlyPage }, signal) => {
    // Each attempt has a separate folder: the one it replaces may still be running, and removes its folder at the end.
    await removeAbandoned(folder);
    await mkdir(folder, { recursive: true });
    const outDir = await mkdtemp(path.join(folder, 'try-'));
    const replay = from === 'recording' ? recordingDirOf(configFile, environment) : store.exchangesOf(from.run);
    const request = {
      configText,
      configName: path.basename(configFile),
      outDir,
      replay,
      previewRows: shownRows,
      ...(job !== undefined && { jobs: [job] }),
      onlyPage,
    };
    let tables: TablePreview[] = [];
    const onPreview = (made: TablePreview[]) => {
      tables = made;
    };
    try {
      const report = await runInWorker(threads, request, () => undefined, signal, onPreview);
      return { report, tables };
    } finally {
      await rm(outDir, { recursive: true, force: true }).catch(() => undefined);
    }
  };
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
