import * as vscode from 'vscode';
import type { LanguageSupport } from '../../language/client/languageSupport.ts';
import { cancellable } from '../../shared/cancellable.ts';
import { fileExists } from '../../shared/fileExists.ts';
import { fileId, fileUri } from '../../shared/fileId.ts';
import { showErrorMessage, withProgress } from '../../shared/messages.ts';
import { keptRuns } from '../history/createHistory.ts';
import type { RunHistory } from '../history/runHistory.ts';
import type { RunRecord } from '../history/runRecord.ts';
import type { RecordedRun } from '../history/runRecorder.ts';
import { findConfiguration } from '../opening/findConfiguration.ts';
import { openedEvents, openedRun } from '../opening/openedRun.ts';
import type { RunFinder } from '../opening/runFinder.ts';

/** The maximum number of jobs: far more than a configuration has. */
const maxJobs = 5000;

interface OpenRunPorts {
  history: RunHistory;
  finder: RunFinder;
  language: LanguageSupport;
  /** Shows the findings of a run in its configuration. */
  showFindings(run: RecordedRun): Promise<void>;
  showSummary(run: RunRecord): void;
}

/** `Pagewright: Open Run…`: adds a run from elsewhere to the history, from its report and its recording. */
export function registerOpenRun(ports: OpenRunPorts): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.openRun', async (named?: unknown) => {
    const from =
      named instanceof vscode.Uri ? fileId(named) : typeof named === 'string' ? named : await ports.finder.ask();
    if (from === undefined) return;
    await withProgress(cancellable(`Opening ${from}`), async (_, token) => {
      const controller = new AbortController();
      token.onCancellationRequested(() => controller.abort());
      await open(from, ports, controller.signal).catch((error: unknown) => {
        if (!controller.signal.aborted) showProblem(error);
      });
    });
  });
}

async function open(from: string, ports: OpenRunPorts, signal: AbortSignal): Promise<void> {
  const { history, finder, language, showFindings, showSummary } = ports;
  const found = await finder.find(from, signal);
  if (found.report.jobs.length > maxJobs) throw new Error(`The report in "${from}" has more jobs than can be shown.`);
  const configuration = await findConfiguration(found, finder, language);
  const directory = await withTables(found.directory);
  const run = openedRun({ report: found.report, directory }, { from, configuration, now: new Date() });
  const isKept = keptRuns(configuration?.file) > 0;
  const exchanges = isKept ? await found.keepExchanges(run.id) : [];
  const record = await history.open(run, openedEvents(found.report, exchanges), found.report);
  if (configuration !== undefined) await showFindings(run);
  showSummary(record);
}

async function withTables(directory: string | undefined): Promise<string | undefined> {
  if (directory === undefined) return undefined;
  return (await fileExists(vscode.Uri.joinPath(fileUri(directory), 'tables'))) ? directory : undefined;
}

function showProblem(error: unknown): void {
  void showErrorMessage(error instanceof Error ? error.message : String(error));
}
