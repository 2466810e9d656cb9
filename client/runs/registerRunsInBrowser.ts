import type * as vscode from 'vscode';
import type { LanguageSupport } from '../language/client/languageSupport.ts';
import type { Environments } from '../running/environments/environments.ts';
import { recordingInWorkspace } from '../running/recordings/recordingInWorkspace.ts';
import type { Runs } from '../running/run/runs.ts';
import type { Runner } from '../running/start/runner.ts';
import { offeredInBrowser } from '../shared/machineCommands.ts';
import { createHistory } from './history/createHistory.ts';
import { keepInMemory } from './history/keepInMemory.ts';
import { MemoryRunStore } from './history/memoryRunStore.ts';
import { findInWorkspace } from './opening/findInWorkspace.ts';
import { previewInBrowser } from './preview/previewInBrowser.ts';
import { registerRunDisplays } from './registerRunDisplays.ts';

/** What it builds on. */
interface RunsPorts {
  log: vscode.LogOutputChannel;
  language: LanguageSupport;
  runs: Runs;
  runner: Runner;
  environments: Environments;
}

/** The history of the runs of this window and everything that displays it, in a browser. */
export function registerRunsInBrowser(context: vscode.ExtensionContext, ports: RunsPorts): void {
  const { extensionUri, extension, subscriptions } = context;
  const store = new MemoryRunStore();
  const history = createHistory(store, ports.log, mostBytes);
  subscriptions.push(keepInMemory(ports.runs, store));
  registerRunDisplays(context, {
    ...ports,
    history,
    recordingFiles: recordingInWorkspace,
    previewRun: previewInBrowser(extensionUri, store),
    finder: findInWorkspace(store),
    isOffered: offeredInBrowser(extension),
  });
}

/** The total size of the kept exchanges, which are in memory. */
const mostBytes = 64 * 1024 * 1024;
