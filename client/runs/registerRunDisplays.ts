import type * as vscode from 'vscode';
import type { KnownConfigurations } from '../language/client/knownConfigurations.ts';
import type { Runs } from '../running/run/runs.ts';
import type { Runner } from '../running/start/runner.ts';
import { setContextKey } from '../shared/setContextKey.ts';
import { registerChooseRunsToDelete } from './commands/chooseRunsToDelete.ts';
import { registerCompareRuns } from './commands/compareRuns.ts';
import { registerDeleteAllRuns } from './commands/deleteAllRuns.ts';
import { registerDeleteRuns } from './commands/deleteRuns.ts';
import { registerFilterEvents } from './commands/filterEvents.ts';
import { registerOpenPage } from './commands/openPage.ts';
import { registerOpenResults } from './commands/openResults.ts';
import { registerOpenRun } from './commands/openRun.ts';
import { registerOpenTestPane } from './commands/openTestPane.ts';
import { registerRunAgain } from './commands/runAgain.ts';
import { registerRunMenu } from './commands/runMenu.ts';
import { registerShowEvents } from './commands/showEvents.ts';
import { registerShowPreview } from './commands/showPreview.ts';
import { registerShowRunSummary } from './commands/showRunSummary.ts';
import { registerShowRunSummaryAsText } from './commands/showRunSummaryAsText.ts';
import { ComparePanels } from './compare/comparePanels.ts';
import type { CompareRunRows } from './compare/compareRunRows.ts';
import { SideDocuments } from './compare/sideDocuments.ts';
import { eventsDocuments } from './documents/eventsDocuments.ts';
import { registerRunTables } from './documents/registerRunTables.ts';
import { RunDocuments } from './documents/runDocuments.ts';
import { registerSummaryFolding, summaryDocuments } from './documents/summaryDocuments.ts';
import { registerFindPagination } from './finding/findPagination.ts';
import { registerSummaryLenses } from './finding/summaryLenses.ts';
import { FindingFixes } from './findings/findingFixes.ts';
import { JobFixes } from './findings/jobFixes.ts';
import { RunFindings } from './findings/runFindings.ts';
import { askBeforeLongRun } from './forecast/askBeforeLongRun.ts';
import { knownRuns } from './forecast/knownRuns.ts';
import { RunForecasts } from './forecast/runForecasts.ts';
import { followRuns } from './history/followRuns.ts';
import type { RunHistory } from './history/runHistory.ts';
import { noteResults } from './lenses/noteResults.ts';
import type { RunFinder } from './opening/runFinder.ts';
import { PageDocuments } from './pages/pageDocuments.ts';
import { registerStatusItem } from './status/statusItem.ts';
import { EndMessages } from './summary/endMessages.ts';
import { SummaryPanels } from './summary/summaryPanels.ts';
import { openForRuns } from './testPane/openForRuns.ts';
import type { TestPaneParts } from './testPane/tabContents.ts';
import { TestPanels } from './testPane/testPanels.ts';
import { EventsTree } from './views/eventsTree.ts';
import { registerViews } from './views/registerViews.ts';
import { RunsTree } from './views/runsTree.ts';

/** The services that the feature builds on, wherever the extension runs. */
export type RunsPorts = Pick<
  DisplayPorts,
  'log' | 'language' | 'known' | 'runs' | 'runner' | 'environments' | 'projects' | 'secrets' | 'shapes'
>;

/** The services of the displays that depend on where the extension runs. */
interface DisplayPorts extends Omit<TestPaneParts, 'fixes'> {
  runs: Runs;
  runner: Runner;
  known: KnownConfigurations;
  finder: RunFinder;
  compareRows: CompareRunRows;
}

/** Registers all displays of the history of runs, wherever the extension runs. Returns what shows findings on lines. */
export function registerRunDisplays(
  { extensionUri, subscriptions, workspaceState }: vscode.ExtensionContext,
  { runs, runner, known, finder, compareRows, ...ports }: Omit<DisplayPorts, 'forecasts'>,
): Pick<RunFindings, 'show'> {
  const { history, language, log, projects, isOffered } = ports;
  const forecasts = new RunForecasts(history, language);
  const parts = { ...ports, forecasts };
  runner.askBefore(askBeforeLongRun(forecasts));
  const [runsTree, eventsTree] = [new RunsTree(history), new EventsTree(history)];
  const events = new RunDocuments(history, eventsDocuments);
  const summaries = new RunDocuments(history, summaryDocuments);
  const summaryPanels = new SummaryPanels(extensionUri, history);
  const sides = new SideDocuments(history);
  const comparisons = new ComparePanels(extensionUri, { history, sides, compareRows });
  const pages = new PageDocuments(history);
  const findings = new RunFindings(history, language, log, extensionUri);
  const fixes = new JobFixes(findings, projects);
  const testPanels = new TestPanels(extensionUri, { ...parts, fixes }, workspaceState);
  subscriptions.push(
    followRuns(runs, history),
    known.add(knownRuns(forecasts, history, parts)),
    registerViews(runsTree, eventsTree),
    registerRunAgain(history, runner),
    registerDeleteRuns(history, runsTree),
    registerDeleteAllRuns(history),
    registerChooseRunsToDelete(history),
    registerFilterEvents(eventsTree),
    events.register(),
    registerShowEvents(history, events),
    registerRunTables(history),
    pages.register(),
    registerOpenPage(pages),
    registerOpenResults(history),
    summaries.register(),
    registerSummaryFolding(),
    registerSummaryLenses(history),
    registerShowRunSummaryAsText(history, summaries),
    summaryPanels.register(),
    registerShowRunSummary(history, summaryPanels),
    new EndMessages(summaryPanels, events).register(runs),
    sides.register(),
    comparisons.register(),
    registerCompareRuns(history, comparisons),
    testPanels.register(),
    openForRuns(testPanels, runs),
    registerOpenTestPane(testPanels),
    registerShowPreview(testPanels),
    findings.register(runs),
    new FindingFixes(findings, projects).register(),
    noteResults(history, projects, language.jobNotes, isOffered),
    registerOpenRun({
      history,
      finder,
      language,
      showFindings: (run) => findings.take(run),
      showSummary: (run) => summaryPanels.show(run),
    }),
    registerFindPagination({
      extension: extensionUri,
      language,
      history,
      projects,
      runner,
      onWritten: (uri, job) => findings.settlePaging(uri, job),
    }),
    registerStatusItem(runs, history),
    registerRunMenu(runs, isOffered),
    keepRunsKey(history),
  );
  return findings;
}

/** Maintains the context key `pagewright.hasRuns`: the history has runs. */
function keepRunsKey(history: RunHistory): vscode.Disposable {
  const update = async () => setContextKey('hasRuns', !(await history.isEmpty()));
  void update();
  return history.onChange((run) => {
    if (run === undefined || run.requests.length === 0) void update();
  });
}
