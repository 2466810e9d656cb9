import { languageId } from '@pagewright/server/protocol';
import * as vscode from 'vscode';
import type { Runs } from '../../running/run/runs.ts';
import { fileId } from '../../shared/fileId.ts';
import { throttle } from '../../shared/throttle.ts';
import type { RunHistory } from '../history/runHistory.ts';
import type { RunRecord } from '../history/runRecord.ts';
import { type Status, statusOf } from './statusOf.ts';

/** The interval between updates: nobody could read more frequent ones. */
const everyMs = 250;

/**
 * Shows the running job, or how the last run ended, in the status bar. Visible if a configuration is open or a run was
 * started in this window.
 */
export function registerStatusItem(runs: Runs, history: RunHistory): vscode.Disposable {
  const item = vscode.window.createStatusBarItem('pagewright.status', vscode.StatusBarAlignment.Left, 10);
  item.name = 'Pagewright';
  const update = throttle(() => {
    // Runs of earlier windows are read from disk only while the item is visible.
    if (runs.started > 0 || isConfigurationOpen()) void history.all().then((all) => show(item, statusNow(all)));
    else item.hide();
  }, everyMs);
  update();
  return vscode.Disposable.from(
    item,
    update,
    history.onChange(update),
    vscode.window.onDidChangeActiveTextEditor(update),
    vscode.workspace.onDidOpenTextDocument(update),
    vscode.workspace.onDidCloseTextDocument(update),
  );
}

function isConfigurationOpen(): boolean {
  return vscode.workspace.textDocuments.some((document) => document.languageId === languageId);
}

/** The status. Runs of other windows are shown there. */
function statusNow(all: readonly RunRecord[]): Status {
  const known = all.filter(({ isElsewhere }) => !isElsewhere);
  const active = known.filter(({ state }) => state === 'running');
  return statusOf(active, lastRun(known));
}

/** The last run of the configuration in the editor; if it shows none, the last run of any. */
function lastRun(known: readonly RunRecord[]): RunRecord | undefined {
  const document = vscode.window.activeTextEditor?.document;
  if (document?.languageId !== languageId) return known[0];
  return known.find(({ configFile }) => configFile === fileId(document.uri));
}

const commands = { menu: 'pagewright.runMenu', summary: 'pagewright.showRunSummary' } as const;
const hints = { menu: 'Click for actions.', summary: 'Click to show the run summary.' } as const;

function show(item: vscode.StatusBarItem, { text, spoken, lines, isAlarming, click }: Status): void {
  item.text = text;
  item.tooltip = tooltipOf([...lines, hints[click]]);
  item.accessibilityInformation = { label: [`${spoken}.`, lines[0] ?? ''].join(' '), role: 'button' };
  item.backgroundColor = isAlarming ? new vscode.ThemeColor('statusBarItem.warningBackground') : undefined;
  item.command = commands[click];
  item.show();
}

function tooltipOf(lines: readonly string[]): vscode.MarkdownString {
  const tooltip = new vscode.MarkdownString();
  for (const line of lines) tooltip.appendText(line).appendMarkdown('\n\n');
  return tooltip;
}
