import path from 'node:path';
import type * as vscode from 'vscode';
import { registerCancelRun } from './commands/cancelRun.ts';
import { registerCopyJobAsCurl } from './commands/copyJobAsCurl.ts';
import { registerEvaluateFunction } from './commands/evaluateFunction.ts';
import { registerImportCurlAsConfiguration } from './commands/importCurlAsConfiguration.ts';
import { registerImportCurlAsJob } from './commands/importCurlAsJob.ts';
import { registerNewConfiguration } from './commands/newConfiguration.ts';
import { registerOpenResults } from './commands/openResults.ts';
import { registerOpenSample } from './commands/openSample.ts';
import { registerRunAndRecord } from './commands/runAndRecord.ts';
import { registerRunExtraction } from './commands/runExtraction.ts';
import { registerRunFirstPage } from './commands/runFirstPage.ts';
import { registerRunJob } from './commands/runJob.ts';
import { registerRunRecorded } from './commands/runRecorded.ts';
import { registerShowEvents } from './commands/showEvents.ts';
import { registerShowLog } from './commands/showLog.ts';
import { registerShowPlan } from './commands/showPlan.ts';
import { registerShowRunSummary } from './commands/showRunSummary.ts';
import { registerSortKeys } from './commands/sortKeys.ts';
import { registerSuggestPagination } from './commands/suggestPagination.ts';
import { registerTestRun } from './commands/testRun.ts';
import { registerContextKeys } from './contextKeys.ts';
import { FindingFixes } from './findings/findingFixes.ts';
import { RunFindings } from './findings/runFindings.ts';
import { registerLanguageOffer } from './languageOffer.ts';
import { LanguageSupport } from './languageSupport.ts';
import { createLog } from './log.ts';
import { RecordedLenses } from './recordings/recordedLenses.ts';
import { eventsDocuments } from './results/eventsDocuments.ts';
import { PlanDocuments } from './results/planDocuments.ts';
import { RunDocuments } from './results/runDocuments.ts';
import { registerSummaryFolding, summaryDocuments } from './results/summaryDocuments.ts';
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
    session.summaries.register(),
    registerSummaryFolding(),
    session.findings.register(),
    new FindingFixes(session.findings).register(),
    session.plans.register(),
    registerContextKeys(session.runs),
    registerLanguageOffer(context),
    registerRunExtraction(session),
    registerRunJob(session),
    registerRunFirstPage(session),
    registerTestRun(session),
    registerRunAndRecord(session),
    registerRunRecorded(session),
    new RecordedLenses(session.runs).register(),
    registerCancelRun(session),
    registerOpenResults(session),
    registerOpenSample(session),
    registerShowEvents(session),
    registerShowLog(session),
    registerShowRunSummary(session),
    registerShowPlan(session),
    registerImportCurlAsJob(session),
    registerImportCurlAsConfiguration(session),
    registerCopyJobAsCurl(session),
    registerSuggestPagination(session),
    registerEvaluateFunction(session),
    registerSortKeys(),
    registerNewConfiguration(),
    // A window that closes leaves no run behind.
    { dispose: () => session.runs.cancelAll() },
  );
}

function createSession(context: vscode.ExtensionContext): Session {
  const log = createLog();
  const runs = new Runs();
  const language = new LanguageSupport(context);
  return {
    context,
    log,
    runs,
    language,
    sampleApi: new SampleApi(context.asAbsolutePath(path.join('dist', 'sampleApi.js')), log),
    events: new RunDocuments(runs, eventsDocuments),
    summaries: new RunDocuments(runs, summaryDocuments),
    findings: new RunFindings(language),
    plans: new PlanDocuments(language),
    askedForShapes: new Set(),
  };
}
