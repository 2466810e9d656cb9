import path from 'node:path';
import type * as vscode from 'vscode';
import { registerCancelRun } from './commands/cancelRun.ts';
import { registerOpenResults } from './commands/openResults.ts';
import { registerOpenSample } from './commands/openSample.ts';
import { registerRunExtraction } from './commands/runExtraction.ts';
import { registerRunFirstPage } from './commands/runFirstPage.ts';
import { registerRunJob } from './commands/runJob.ts';
import { registerShowEvents } from './commands/showEvents.ts';
import { registerShowLog } from './commands/showLog.ts';
import { registerContextKeys } from './contextKeys.ts';
import { registerLanguageOffer } from './languageOffer.ts';
import { LanguageSupport } from './languageSupport.ts';
import { createLog } from './log.ts';
import { EventsDocuments } from './results/eventsDocuments.ts';
import { Runs } from './run/runs.ts';
import { SampleApi } from './run/sampleApi.ts';
import type { Session } from './session.ts';

/** Builds what the parts share and registers them. Nothing heavy is loaded here: see `LanguageSupport`, `runInWorker`. */
export function activate(context: vscode.ExtensionContext): void {
  const session = createSession(context);
  context.subscriptions.push(
    session.log,
    session.sampleApi,
    session.language.register(),
    session.events.register(),
    registerContextKeys(session.runs),
    registerLanguageOffer(context),
    registerRunExtraction(session),
    registerRunJob(session),
    registerRunFirstPage(session),
    registerCancelRun(session),
    registerOpenResults(session),
    registerOpenSample(session),
    registerShowEvents(session),
    registerShowLog(session),
    // A window that closes leaves no run behind.
    { dispose: () => session.runs.cancelAll() },
  );
}

function createSession(context: vscode.ExtensionContext): Session {
  const log = createLog();
  const runs = new Runs();
  return {
    context,
    log,
    runs,
    language: new LanguageSupport(context),
    sampleApi: new SampleApi(context.asAbsolutePath(path.join('dist', 'sampleApi.js')), log),
    events: new EventsDocuments(runs),
    askedForShapes: new Set(),
  };
}
