import path from 'node:path';
import type * as vscode from 'vscode';
import { recordingOnDisk } from '../running/recordings/recordingOnDisk.ts';
import type { RunThreads } from '../running/worker/runThreads.ts';
import { rowsOnDisk } from './compare/rowsOnDisk.ts';
import type { RunFindings } from './findings/runFindings.ts';
import { createHistory } from './history/createHistory.ts';
import { DiskRunStore } from './history/diskRunStore.ts';
import { keepOnDisk } from './history/keepOnDisk.ts';
import type { RunHistory } from './history/runHistory.ts';
import { findOnMachine } from './opening/findOnMachine.ts';
import { previewInThread } from './preview/previewInThread.ts';
import { type RunsPorts, registerRunDisplays } from './registerRunDisplays.ts';
import { RunTasks } from './tasks/runTasks.ts';

/**
 * Registers the history of runs on a machine and all its displays. Listens to the runs of this window, and makes
 * previews on their threads. Returns the history with its store, and its tasks.
 */
export function registerRunsFeature(
  context: vscode.ExtensionContext,
  ports: RunsPorts,
  threads: RunThreads,
): { tasks: RunTasks; history: RunHistory; store: DiskRunStore; findings: Pick<RunFindings, 'show'> } {
  const { log, language, runs, runner, projects } = ports;
  // Windows without a folder share one history.
  const storage = (context.storageUri ?? context.globalStorageUri).fsPath;
  const store = new DiskRunStore(path.join(storage, 'runs'));
  const history = createHistory(store, log, maxBytes);
  const previewRun = previewInThread({ threads, folder: path.join(storage, 'preview'), store });
  const compareRows = rowsOnDisk(context.extensionUri, store);
  const finder = findOnMachine(store);
  const place = { recordingFiles: recordingOnDisk, previewRun, finder, compareRows, isOffered: () => true };
  const findings = registerRunDisplays(context, { ...ports, ...place, history });
  context.subscriptions.push(keepOnDisk(context, runs, store));
  return { tasks: new RunTasks({ runner, language, projects }), history, store, findings };
}

/** The maximum size of a workspace's stored runs, exchanges included. */
const maxBytes = 256 * 1024 * 1024;
