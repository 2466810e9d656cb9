import type * as vscode from 'vscode';
import { recordingInWorkspace } from '../running/recordings/recordingInWorkspace.ts';
import { offeredInBrowser } from '../shared/machineCommands.ts';
import { rowsInBrowser } from './compare/compareRunRows.ts';
import { createHistory } from './history/createHistory.ts';
import { keepInMemory } from './history/keepInMemory.ts';
import { MemoryRunStore } from './history/memoryRunStore.ts';
import type { RunHistory } from './history/runHistory.ts';
import { findInWorkspace } from './opening/findInWorkspace.ts';
import { previewInBrowser } from './preview/previewInBrowser.ts';
import { type RunsPorts, registerRunDisplays } from './registerRunDisplays.ts';

/** Registers the history of the runs of this window and all its displays, in a browser. Returns the history. */
export function registerRunsInBrowser(context: vscode.ExtensionContext, ports: RunsPorts): RunHistory {
  const { extensionUri, extension, subscriptions } = context;
  const store = new MemoryRunStore();
  const history = createHistory(store, ports.log, maxBytes);
  subscriptions.push(keepInMemory(ports.runs, store));
  registerRunDisplays(context, {
    ...ports,
    history,
    recordingFiles: recordingInWorkspace,
    previewRun: previewInBrowser(extensionUri, store),
    finder: findInWorkspace(store),
    compareRows: rowsInBrowser,
    isOffered: offeredInBrowser(extension),
  });
  return history;
}

/** The maximum size of the kept exchanges, which are in memory. */
const maxBytes = 64 * 1024 * 1024;
