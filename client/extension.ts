import path from 'node:path';
import type * as vscode from 'vscode';
import { registerContextKeys } from './contextKeys.ts';
import { registerNewConfiguration } from './getStarted/commands/newConfiguration.ts';
import { registerOpenSample } from './getStarted/commands/openSample.ts';
import { registerOpenWalkthrough } from './getStarted/commands/openWalkthrough.ts';
import { registerRunBeside } from './getStarted/walkthrough/runBeside.ts';
import { registerShowFixes } from './getStarted/walkthrough/showFixes.ts';
import { registerWalkthroughProgress } from './getStarted/walkthrough/walkthroughProgress.ts';
import { LanguageSupport } from './language/client/languageSupport.ts';
import { registerCopyJobAsCurl } from './language/commands/copyJobAsCurl.ts';
import { registerEvaluateFunction } from './language/commands/evaluateFunction.ts';
import { registerImportCurlAsConfiguration } from './language/commands/importCurlAsConfiguration.ts';
import { registerImportCurlAsJob } from './language/commands/importCurlAsJob.ts';
import { registerShowPlan } from './language/commands/showPlan.ts';
import { registerSortKeys } from './language/commands/sortKeys.ts';
import { registerSuggestPagination } from './language/commands/suggestPagination.ts';
import { registerLanguageOffer } from './language/offer/languageOffer.ts';
import { PlanDocuments } from './language/plan/planDocuments.ts';
import { registerCancelRun } from './running/commands/cancelRun.ts';
import { registerClearSecret } from './running/commands/clearSecret.ts';
import { registerRunAndRecord } from './running/commands/runAndRecord.ts';
import { registerRunExtraction } from './running/commands/runExtraction.ts';
import { registerRunFirstPage } from './running/commands/runFirstPage.ts';
import { registerRunJob } from './running/commands/runJob.ts';
import { registerRunRecorded } from './running/commands/runRecorded.ts';
import { registerSetMissingSecrets } from './running/commands/setMissingSecrets.ts';
import { registerSetSecret } from './running/commands/setSecret.ts';
import { registerShowLog } from './running/commands/showLog.ts';
import { registerTestRun } from './running/commands/testRun.ts';
import { RecordedLenses } from './running/recordings/recordedLenses.ts';
import { SampleApi } from './running/sampleApi/sampleApi.ts';
import { SecretFixes } from './running/secrets/secretFixes.ts';
import { SecretStore } from './running/secrets/secretStore.ts';
import { Runs } from './running/start/runs.ts';
import { registerCompareRuns } from './runs/commands/compareRuns.ts';
import { registerDeleteAllRuns } from './runs/commands/deleteAllRuns.ts';
import { registerDeleteRuns } from './runs/commands/deleteRuns.ts';
import { registerFilterEvents } from './runs/commands/filterEvents.ts';
import { registerOpenPage } from './runs/commands/openPage.ts';
import { registerOpenResults } from './runs/commands/openResults.ts';
import { registerRunAgain } from './runs/commands/runAgain.ts';
import { registerRunMenu } from './runs/commands/runMenu.ts';
import { registerShowEvents } from './runs/commands/showEvents.ts';
import { registerShowPreview } from './runs/commands/showPreview.ts';
import { registerShowRunSummary } from './runs/commands/showRunSummary.ts';
import { registerShowRunSummaryAsText } from './runs/commands/showRunSummaryAsText.ts';
import { registerShowRunsSideBySide } from './runs/commands/showRunsSideBySide.ts';
import { CompareDocuments } from './runs/compare/compareDocuments.ts';
import { eventsDocuments } from './runs/documents/eventsDocuments.ts';
import { RunDocuments } from './runs/documents/runDocuments.ts';
import { registerSummaryFolding, summaryDocuments } from './runs/documents/summaryDocuments.ts';
import { FindingFixes } from './runs/findings/findingFixes.ts';
import { RunFindings } from './runs/findings/runFindings.ts';
import { createHistory } from './runs/history/createHistory.ts';
import { PageDocuments } from './runs/pages/pageDocuments.ts';
import { PreviewPanels } from './runs/preview/previewPanels.ts';
import { registerStatusItem } from './runs/status/statusItem.ts';
import { SummaryPanels } from './runs/summary/summaryPanels.ts';
import { RunTasks } from './runs/tasks/runTasks.ts';
import { EventsTree } from './runs/views/eventsTree.ts';
import { registerViews } from './runs/views/registerViews.ts';
import { RunsTree } from './runs/views/runsTree.ts';
import type { Session } from './session.ts';
import { createLog } from './shared/log.ts';
import { registerStorage } from './storage/registerStorage.ts';
import { registerOpenAsTable } from './tables/commands/openAsTable.ts';
import { registerOpenAsText } from './tables/commands/openAsText.ts';
import { TableEditors } from './tables/editor/tableEditors.ts';

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
