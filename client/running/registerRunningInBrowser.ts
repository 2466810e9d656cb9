import type * as vscode from 'vscode';
import type { LanguageSupport } from '../language/client/languageSupport.ts';
import type { Projects } from '../project/composition/projects.ts';
import { registerCancelRun } from './commands/cancelRun.ts';
import { registerRunFirstPage } from './commands/runFirstPage.ts';
import { registerShowLog } from './commands/showLog.ts';
import type { Environments } from './environments/environments.ts';
import { keepRunningKey } from './run/keepRunningKey.ts';
import { Runs } from './run/runs.ts';
import { Runner } from './start/runner.ts';
import { performInBrowser } from './worker/performInBrowser.ts';

interface Basis {
  log: vscode.LogOutputChannel;
  environments: Environments;
  language: LanguageSupport;
  projects: Projects;
}

/** Runs first pages in a browser. */
export function registerRunningInBrowser(
  { extensionUri, subscriptions }: vscode.ExtensionContext,
  { log, environments, language, projects }: Basis,
): { runs: Runs; runner: Runner } {
  const runs = new Runs();
  const runner = new Runner({ log, runs, projects, performer: performInBrowser(extensionUri, environments) });
  subscriptions.push(
    registerRunFirstPage(runner, language),
    registerCancelRun(runs),
    registerShowLog(log),
    keepRunningKey(runs),
    // Closing the window cancels its runs.
    { dispose: () => runs.cancelAll() },
  );
  return { runs, runner };
}
