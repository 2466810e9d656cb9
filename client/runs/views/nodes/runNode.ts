import * as vscode from 'vscode';
import { configName } from '../../../../engine/places.ts';
import { summarizeRun } from '../../../../engine/summary.ts';
import { scopeTitle } from '../../../running/run/runScope.ts';
import { markdownText } from '../../documents/markdownText.ts';
import { runFacts, runOutcome } from '../../history/runFacts.ts';
import type { RunRecord } from '../../history/runRecord.ts';
import { createJobNode } from './jobNode.ts';
import { isTopLevel } from './jobText.ts';
import type { RunsNode } from './runsNode.ts';
import { verdictIcon } from './verdictIcon.ts';

/** A run, active or ended. */
export interface RunNode extends RunsNode {
  readonly run: RunRecord;
}

export function createRunNode(run: RunRecord): RunNode {
  return {
    run,
    item() {
      const facts = runFacts(run);
      const title = scopeTitle(configName(run.configFile), run.scope);
      const item = new vscode.TreeItem(title, vscode.TreeItemCollapsibleState.Collapsed);
      item.id = run.id;
      item.description = `${facts} · ${startText(run)}`;
      item.iconPath = runIcon(run);
      item.tooltip = tooltip(run);
      item.contextValue = contextOf(run);
      item.accessibilityInformation = { label: `Run of ${title}, ${facts}, started ${startText(run)}` };
      return item;
    },
    children() {
      const names = run.jobs.map(({ name }) => name);
      return run.jobs.filter(({ name }) => isTopLevel(name, names)).map((job) => createJobNode(run, job));
    },
  };
}

/** The context value for the menus: only the window that executes a run can cancel it. */
function contextOf({ state, isElsewhere }: RunRecord): string {
  if (isElsewhere) return 'run.elsewhere';
  return state === 'running' ? 'run.running' : 'run.ended';
}

function runIcon(run: RunRecord): vscode.ThemeIcon {
  const outcome = runOutcome(run);
  if (outcome === 'running') return new vscode.ThemeIcon('sync~spin');
  if (outcome === 'cancelled' || outcome === 'interrupted') return new vscode.ThemeIcon('circle-slash');
  if (outcome === 'failed' || outcome === 'fault') {
    return new vscode.ThemeIcon('error', new vscode.ThemeColor('testing.iconFailed'));
  }
  return verdictIcon(outcome);
}

/** The start time, with the date where it is not today. */
function startText({ startedAt }: RunRecord): string {
  const start = new Date(startedAt);
  const isToday = start.toDateString() === new Date().toDateString();
  return isToday ? start.toLocaleTimeString() : start.toLocaleString();
}

function tooltip(run: RunRecord): vscode.MarkdownString {
  const { title, report, configFile, isElsewhere } = run;
  const headline = report === undefined ? [] : [markdownText(summarizeRun(report).headline)];
  const where = isElsewhere ? ['It is running in another window.'] : [];
  const started = markdownText(`Started ${new Date(run.startedAt).toLocaleString()}.`);
  const parts = [`**${markdownText(title)}**`, ...headline, ...where, started, markdownText(configFile)];
  return new vscode.MarkdownString(parts.join('\n\n'));
}
