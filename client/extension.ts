import path from 'node:path';
import type * as vscode from 'vscode';
import { registerCancelRun } from './commands/cancelRun.ts';
import { registerClearSecret } from './commands/clearSecret.ts';
import { registerCompareRuns } from './commands/compareRuns.ts';
import { registerCopyJobAsCurl } from './commands/copyJobAsCurl.ts';
import { registerDeleteAllRuns } from './commands/deleteAllRuns.ts';
import { registerDeleteRuns } from './commands/deleteRuns.ts';
import { registerEvaluateFunction } from './commands/evaluateFunction.ts';
import { registerFilterEvents } from './commands/filterEvents.ts';
import { registerImportCurlAsConfiguration } from './commands/importCurlAsConfiguration.ts';
import { registerImportCurlAsJob } from './commands/importCurlAsJob.ts';
import { registerNewConfiguration } from './commands/newConfiguration.ts';
import { registerOpenAsTable } from './commands/openAsTable.ts';
import { registerOpenAsText } from './commands/openAsText.ts';
import { registerOpenPage } from './commands/openPage.ts';
import { registerOpenResults } from './commands/openResults.ts';
import { registerOpenSample } from './commands/openSample.ts';
import { registerOpenWalkthrough } from './commands/openWalkthrough.ts';
import { registerRunAgain } from './commands/runAgain.ts';
import { registerRunAndRecord } from './commands/runAndRecord.ts';
import { registerRunExtraction } from './commands/runExtraction.ts';
import { registerRunFirstPage } from './commands/runFirstPage.ts';
import { registerRunJob } from './commands/runJob.ts';
import { registerRunMenu } from './commands/runMenu.ts';
import { registerRunRecorded } from './commands/runRecorded.ts';
import { registerSetMissingSecrets } from './commands/setMissingSecrets.ts';
import { registerSetSecret } from './commands/setSecret.ts';
import { registerShowEvents } from './commands/showEvents.ts';
import { registerShowLog } from './commands/showLog.ts';
import { registerShowPlan } from './commands/showPlan.ts';
import { registerShowPreview } from './commands/showPreview.ts';
import { registerShowRunSummary } from './commands/showRunSummary.ts';
import { registerShowRunSummaryAsText } from './commands/showRunSummaryAsText.ts';
import { registerShowRunsSideBySide } from './commands/showRunsSideBySide.ts';
import { registerSortKeys } from './commands/sortKeys.ts';
import { registerSuggestPagination } from './commands/suggestPagination.ts';
import { registerTestRun } from './commands/testRun.ts';
import { CompareDocuments } from './compare/compareDocuments.ts';
import { registerContextKeys } from './contextKeys.ts';
import { FindingFixes } from './findings/findingFixes.ts';
import { RunFindings } from './findings/runFindings.ts';
import { createHistory } from './history/createHistory.ts';
import { registerLanguageOffer } from './languageOffer.ts';
import { LanguageSupport } from './languageSupport.ts';
import { createLog } from './log.ts';
import { PageDocuments } from './pages/pageDocuments.ts';
import { PreviewPanels } from './preview/previewPanels.ts';
import { RecordedLenses } from './recordings/recordedLenses.ts';
import { eventsDocuments } from './results/eventsDocuments.ts';
import { PlanDocuments } from './results/planDocuments.ts';
import { RunDocuments } from './results/runDocuments.ts';
import { registerSummaryFolding, summaryDocuments } from './results/summaryDocuments.ts';
import { Runs } from './run/runs.ts';
import { SampleApi } from './run/sampleApi.ts';
import { SecretFixes } from './secrets/secretFixes.ts';
import { SecretStore } from './secrets/secretStore.ts';
import type { Session } from './session.ts';
import { registerStatusItem } from './statusItem.ts';
import { registerStorage } from './storage/registerStorage.ts';
import { SummaryPanels } from './summary/summaryPanels.ts';
import { TableEditors } from './table/tableEditors.ts';
import { RunTasks } from './tasks/runTasks.ts';
import { EventsTree } from './views/eventsTree.ts';
import { registerViews } from './views/registerViews.ts';
import { RunsTree } from './views/runsTree.ts';
import { registerRunBeside } from './walkthrough/runBeside.ts';
import { registerShowFixes } from './walkthrough/showFixes.ts';
import { registerWalkthroughProgress } from './walkthrough/walkthroughProgress.ts';

/** Builds what the parts share and registers them. Nothing heavy is loaded here: see `LanguageSupport`, `runInWorker`. */
export function activate(context: vscode.ExtensionContext): void {
  const session = createSession(context);
  const tables = new TableEditors(context);
  context.subscriptions.push(
    session.log,
    session.sampleApi,
    session.language.register(),
    session.events.register(),
    session.summaries.register(),
    registerSummaryFolding(),
    session.summaryPanels.register(),
    session.comparisons.register(),
    session.findings.register(),
    new FindingFixes(session.findings).register(),
    new SecretFixes().register(),
    session.plans.register(),
    registerContextKeys(session.runs, session.history),
    registerLanguageOffer(context),
    registerRunExtraction(session),
    registerRunJob(session),
    registerRunFirstPage(session),
    registerTestRun(session),
    registerRunAndRecord(session),
    registerRunRecorded(session),
    new RecordedLenses(session.runs).register(),
    registerViews(session.runsTree, session.eventsTree),
    session.pages.register(),
    session.previews.register(),
    registerShowPreview(session),
    registerOpenPage(session),
    registerRunAgain(session),
    registerDeleteRuns(session),
    registerDeleteAllRuns(session),
    registerFilterEvents(session),
    registerCancelRun(session),
    tables.register(),
    registerOpenAsTable(),
    registerOpenAsText(tables),
    registerOpenResults(session),
    registerOpenSample(session),
    registerShowEvents(session),
    registerShowLog(session),
    registerShowRunSummary(session),
    registerShowRunSummaryAsText(session),
    registerCompareRuns(session),
    registerShowRunsSideBySide(session),
    registerShowPlan(session),
    registerImportCurlAsJob(session),
    registerImportCurlAsConfiguration(session),
    registerCopyJobAsCurl(session),
    registerSuggestPagination(session),
    registerEvaluateFunction(session),
    registerSetSecret(session),
    registerClearSecret(session),
    registerSetMissingSecrets(session),
    registerSortKeys(),
    registerNewConfiguration(),
    registerOpenWalkthrough(session),
    registerWalkthroughProgress(session),
    registerShowFixes(),
    registerRunBeside(),
    registerRunMenu(session),
    registerStatusItem(session),
    new RunTasks(session).register(),
    registerStorage(session),
    // A window that closes leaves no run behind.
    { dispose: () => session.runs.cancelAll() },
  );
}

function createSession(context: vscode.ExtensionContext): Session {
  const log = createLog();
  const history = createHistory(context, log);
  const runs = new Runs();
  const language = new LanguageSupport(context);
  return {
    context,
    log,
    runs,
    history,
    runsTree: new RunsTree(history),
    eventsTree: new EventsTree(history),
    pages: new PageDocuments(history),
    previews: new PreviewPanels(context, history, log),
    language,
    sampleApi: new SampleApi(context.asAbsolutePath(path.join('dist', 'sampleApi.js')), log),
    events: new RunDocuments(history, eventsDocuments),
    summaries: new RunDocuments(history, summaryDocuments),
    summaryPanels: new SummaryPanels(context.extensionUri, history),
    comparisons: new CompareDocuments(history),
    findings: new RunFindings(language),
    plans: new PlanDocuments(language),
    secrets: new SecretStore(context.secrets),
    askedForShapes: new Set(),
  };
}
