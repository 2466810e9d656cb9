import path from 'node:path';
import * as vscode from 'vscode';
import type { Runs } from '../../running/run/runs.ts';
import { profileInWorker } from '../../tables/profile/profileInWorker.ts';
import { keptRuns } from './createHistory.ts';
import type { DiskRunStore } from './diskRunStore.ts';

/** Keeps the exchanges of the runs of this window, their tables and what is known of them. */
export function keepOnDisk(context: vscode.ExtensionContext, runs: Runs, store: DiskRunStore): vscode.Disposable {
  const script = context.asAbsolutePath(path.join('dist', 'profileWorker.js'));
  return vscode.Disposable.from(
    runs.onWillStart(({ run, places }) => {
      if (keptRuns(run.configFile) > 0) places.keep = store.exchangesOf(run.id);
    }),
    // While the run is active, no other can replace its tables, and nobody can delete it.
    runs.onWillEnd(({ run: { id, configFile, outDir }, report, waitUntil }) => {
      if (report.outcome !== 'done' || keptRuns(configFile) === 0) return;
      waitUntil(
        profileInWorker(script, { report, outDir, file: store.tableProfilesOf(id), tables: store.tablesOf(id) }),
      );
    }),
  );
}
