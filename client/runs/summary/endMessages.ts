import type { RunEvent } from '@pagewright/engine/run';
import * as vscode from 'vscode';
import type { Run } from '../../running/run/run.ts';
import { isLimited } from '../../running/run/runScope.ts';
import type { Runs } from '../../running/run/runs.ts';
import { fileUri } from '../../shared/fileId.ts';
import { showErrorMessage, showInformationMessage, showWarningMessage } from '../../shared/messages.ts';
import type { RunDocuments } from '../documents/runDocuments.ts';
import { neverStarted } from '../history/neverStarted.ts';
import { type EndMessage, endMessageText, WarningCount } from './endMessageText.ts';
import { endSteps } from './endSteps.ts';
import { showStartProblem } from './showStartProblem.ts';
import type { SummaryPanels } from './summaryPanels.ts';

/** Reports how each run ended, as the setting wants it, and offers what to look at next. */
export class EndMessages {
  readonly #summaries: SummaryPanels;
  readonly #events: RunDocuments;
  readonly #warnings = new WeakMap<Run, WarningCount>();
  /** The errors of the runs that failed. */
  readonly #failures = new WeakMap<Run, RunEvent>();

  constructor(summaries: SummaryPanels, events: RunDocuments) {
    this.#summaries = summaries;
    this.#events = events;
  }

  register(runs: Runs): vscode.Disposable {
    return vscode.Disposable.from(
      runs.onDidStart((run) => this.#warnings.set(run, new WarningCount())),
      runs.onEvent(({ run, event }) => this.#warnings.get(run)?.add(event)),
      runs.onEvent(({ run, event }) => event.kind === 'error' && this.#failures.set(run, event)),
      runs.onDidEnd((run) => void this.#show(run)),
    );
  }

  async #show(run: Run): Promise<void> {
    if (run.report === undefined) return;
    if (neverStarted(run.report)) return await showStartProblem(run);
    // Who started the search says what it found.
    if (run.report.search !== undefined && run.report.outcome === 'done') return;
    const message = endMessageText(run.title, run.report, this.#warnings.get(run));
    if (message.level === 'information' && !isWanted(run)) return;
    const ports = { summaries: this.#summaries, events: this.#events, failure: this.#failures.get(run) };
    const steps = endSteps(run, message.isFine, ports);
    const choice = await show(
      message,
      steps.map(({ title }) => title),
    );
    await steps.find(({ title }) => title === choice)?.take();
  }
}

/** Whether the message about a run without problems is wanted. */
function isWanted({ configFile, scope, report }: Run): boolean {
  const settings = vscode.workspace.getConfiguration('pagewright', fileUri(configFile));
  const wanted = settings.get('notifications');
  return wanted === 'all' || (wanted === 'runs' && report?.outcome === 'done' && !isLimited(scope));
}

function show({ level, text }: EndMessage, buttons: string[]): Thenable<string | undefined> {
  if (level === 'error') return showErrorMessage(text, ...buttons);
  if (level === 'warning') return showWarningMessage(text, ...buttons);
  return showInformationMessage(text, ...buttons);
}
