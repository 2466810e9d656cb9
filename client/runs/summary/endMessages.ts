import type { RunEvent } from '@pagewright/engine/run';
import { isOfPaging, summarizeRun } from '@pagewright/engine/summary';
import * as vscode from 'vscode';
import type { Run } from '../../running/run/run.ts';
import type { Runs } from '../../running/run/runs.ts';
import { fileUri } from '../../shared/fileId.ts';
import { showErrorMessage, showInformationMessage, showWarningMessage } from '../../shared/messages.ts';
import { openTables } from '../../tables/results/openTables.ts';
import { resultTables } from '../../tables/results/resultTables.ts';
import type { RunDocuments } from '../documents/runDocuments.ts';
import { findPaginationCommand } from '../finding/findPaginationCommand.ts';
import { neverStarted } from '../history/neverStarted.ts';
import { openPageCommand } from '../pages/pageDocuments.ts';
import { type EndMessage, endMessageText, WarningCount } from './endMessageText.ts';
import { setSecretStep } from './setSecretStep.ts';
import { showStartProblem } from './showStartProblem.ts';
import type { SummaryPanels } from './summaryPanels.ts';

const showSummary = 'Show Summary';
const openResults = 'Open Results';
const showEvents = 'Show Events';
const showResponse = 'Show Response';
const findPagination = 'Find Pagination…';

/** Reports how each run ended if something is wrong, the verdict first, and offers what to look at next. */
export class EndMessages {
  readonly #summaries: SummaryPanels;
  readonly #events: RunDocuments;
  readonly #warnings = new WeakMap<Run, WarningCount>();
  /** The errors of the runs that failed. */
  readonly #failures = new WeakMap<Run, RunEvent>();
  /** The runs whose messages may be on the screen. */
  readonly #shown = new Set<Run>();

  constructor(summaries: SummaryPanels, events: RunDocuments) {
    this.#summaries = summaries;
    this.#events = events;
  }

  register(runs: Runs): vscode.Disposable {
    return vscode.Disposable.from(
      runs.onDidStart((run) => {
        this.#warnings.set(run, new WarningCount());
        this.#hide();
      }),
      runs.onEvent(({ run, event }) => this.#warnings.get(run)?.add(event)),
      runs.onEvent(({ run, event }) => event.kind === 'error' && this.#failures.set(run, event)),
      runs.onDidEnd((run) => void this.#show(run)),
    );
  }

  /** Hides messages, if one of ours may be on the screen. No extension can close one, so this moves all to the bell. */
  #hide(): void {
    if (this.#shown.size > 0) void vscode.commands.executeCommand('notifications.hideToasts');
    this.#shown.clear();
  }

  async #show(run: Run): Promise<void> {
    if (run.report === undefined) return;
    if (neverStarted(run.report)) return await showStartProblem(run);
    // Who started the search says what it found.
    if (run.report.search !== undefined && run.report.outcome === 'done') return;
    const uri = fileUri(run.configFile);
    const message = endMessageText(run.title, run.report, this.#warnings.get(run));
    if (message.level === 'information' && !areAllWanted(run)) return;
    const tables = resultTables([run]);
    const failed = run.report.error?.request;
    const job = summarizeRun(run.report).concerns.find(isOfPaging);
    const secret = setSecretStep(run, this.#failures.get(run));
    const first = [
      ...(secret === undefined ? [] : [secret.title]),
      ...(failed === undefined ? [] : [showResponse]),
      ...(job === undefined ? [] : [findPagination]),
    ];
    const opened = tables.length > 0 ? [openResults] : [];
    const buttons = [...first, showSummary, ...opened, ...(job === undefined ? [showEvents] : [])];
    this.#shown.add(run);
    const choice = await show(message, buttons);
    this.#shown.delete(run);
    if (secret !== undefined && choice === secret.title) await secret.take();
    if (choice === findPagination) await vscode.commands.executeCommand(findPaginationCommand, uri, job?.name);
    if (choice === showSummary) this.#summaries.show(run);
    if (choice === openResults) await openTables(tables);
    if (choice === showResponse)
      await vscode.commands.executeCommand(openPageCommand, { run, request: { number: failed } });
    if (choice === showEvents) await this.#events.show(run);
  }
}

/**
 * Whether all results are wanted. The result of a run without problems is above its jobs and in the status bar, so its
 * message is optional.
 */
function areAllWanted({ configFile }: Run): boolean {
  const settings = vscode.workspace.getConfiguration('pagewright', fileUri(configFile));
  return settings.get('notifications') === 'all';
}

function show({ level, text }: EndMessage, buttons: string[]): Thenable<string | undefined> {
  if (level === 'error') return showErrorMessage(text, ...buttons);
  if (level === 'warning') return showWarningMessage(text, ...buttons);
  return showInformationMessage(text, ...buttons);
}
