import * as vscode from 'vscode';
import { onDidChangeConfigInFront } from '../../language/documents/configInFront.ts';
import { isConfigDocument } from '../../language/documents/isConfigDocument.ts';
import type { Runs } from '../../running/run/runs.ts';
import { throttle } from '../../shared/throttle.ts';
import { fileInFront } from '../history/fileInFront.ts';
import type { RunHistory } from '../history/runHistory.ts';
import type { RunRecord } from '../history/runRecord.ts';
import { type NamedStatus, statusInFront } from './statusInFront.ts';

/** The interval between updates: nobody could read more frequent ones. */
const everyMs = 250;

/**
 * Shows the running job, or how the last run ended, of the configuration in front in the status bar. Visible if a configuration is open or a run was
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
    onDidChangeConfigInFront(update),
    vscode.workspace.onDidOpenTextDocument(update),
    vscode.workspace.onDidCloseTextDocument(update),
  );
}

function isConfigurationOpen(): boolean {
  return vscode.workspace.textDocuments.some(isConfigDocument);
}

/** The status. Runs of other windows are shown there. */
function statusNow(all: readonly RunRecord[]): NamedStatus {
  const known = all.filter(({ isElsewhere }) => !isElsewhere);
  return statusInFront(known, fileInFront(known));
}

const commands = { menu: 'pagewright.runMenu', summary: 'pagewright.showRunSummary' } as const;
const hints = { menu: 'Click for actions.', summary: 'Click to show the run summary.' } as const;

function show(
  item: vscode.StatusBarItem,
  { text, spoken, lines, isAlarming, isFailed, click, run }: NamedStatus,
): void {
  item.text = text;
  item.tooltip = tooltipOf([...lines, hints[click]]);
  item.accessibilityInformation = { label: [`${spoken}.`, lines[0] ?? ''].join(' '), role: 'button' };
  item.backgroundColor = backgroundOf(isFailed, isAlarming);
  // The click is about the run that is shown, whatever is in front by then.
  const about = click === 'summary' && run !== undefined ? [{ run }] : [];
  item.command = { command: commands[click], title: hints[click], arguments: about };
  item.show();
}

function backgroundOf(isFailed: boolean, isAlarming: boolean): vscode.ThemeColor | undefined {
  if (isFailed) return new vscode.ThemeColor('statusBarItem.errorBackground');
  return isAlarming ? new vscode.ThemeColor('statusBarItem.warningBackground') : undefined;
}

function tooltipOf(lines: readonly string[]): vscode.MarkdownString {
  const tooltip = new vscode.MarkdownString();
  for (const line of lines) tooltip.appendText(line).appendMarkdown('\n\n');
  return tooltip;
}
