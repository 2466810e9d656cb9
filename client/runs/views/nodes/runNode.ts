import { configName } from '@pagewright/engine/placeNames';
import { summarizeRun } from '@pagewright/engine/summary';
import { localTime, shortTime } from '@pagewright/engine/text/localTime';
import { markdownText } from '@pagewright/engine/text/markdownText';
import * as vscode from 'vscode';
import { scopeLabel } from '../../../running/run/runScope.ts';
import { shownName } from '../../../shared/shownName.ts';
import { plainQuotes } from '../../../shared/text/plainQuotes.ts';
import { resultTables } from '../../../tables/results/resultTables.ts';
import { runFacts } from '../../history/runFacts.ts';
import type { RunRecord } from '../../history/runRecord.ts';
import { failedRunUri } from './failedRun.ts';
import { createJobNode } from './jobNode.ts';
import { isTopLevel } from './jobText.ts';
import { runIcon } from './runIcon.ts';
import type { RunsNode } from './runsNode.ts';
import { runLine } from './runText.ts';
import { createTableNode } from './tableNode.ts';

/** A run, active or ended. */
export interface RunNode extends RunsNode {
  readonly run: RunRecord;
}

interface RunsAround {
  /** Whether the line is below that of its configuration. */
  isInGroup(): boolean;
  /** Whether a later run has replaced the tables. */
  isReplaced(): boolean;
}

/** Creates the line of a run. Below the line of its configuration it does not repeat the name. */
export function createRunNode(run: RunRecord, { isInGroup, isReplaced }: RunsAround): RunNode {
  return {
    run,
    item() {
      const start = shortTime(run.startedAt, new Date());
      const name = configName(shownName(run.configFile));
      const { label, description } = runLine(run, { name, start, isInGroup: isInGroup() });
      const item = new vscode.TreeItem(label, vscode.TreeItemCollapsibleState.Collapsed);
      item.id = run.id;
      item.description = description;
      if (run.state === 'failed' || run.state === 'fault') item.resourceUri = failedRunUri(run);
      item.iconPath = runIcon(run);
      item.tooltip = tooltip(run);
      item.contextValue = contextOf(run);
      item.accessibilityInformation = {
        label: `Run of ${scopeLabel(name, run.scope)}, ${runFacts(run)}, started ${start}`,
      };
      return item;
    },
    children() {
      const names = run.jobs.map(({ name }) => name);
      const jobs = run.jobs.filter(({ name }) => isTopLevel(name, names));
      const tables = isReplaced() ? [] : resultTables([run]);
      return [...jobs.map((job) => createJobNode(run, job)), ...tables.map((table) => createTableNode(run, table))];
    },
  };
}

/** The context value for the menus: only the window that executes a run can cancel it. */
function contextOf({ state, isElsewhere, scope }: RunRecord): string {
  if (isElsewhere) return 'run.elsewhere';
  if (state === 'running') return 'run.running';
  // No responses of a job of the platform are here, to be debugged.
  return scope.remote === undefined ? 'run.ended' : 'run.ended.remote';
}

function tooltip(run: RunRecord): vscode.MarkdownString {
  const { title, report, configFile, isElsewhere } = run;
  const headline = report === undefined ? [] : [markdownText(plainQuotes(summarizeRun(report).headline))];
  const where = isElsewhere ? ['It is running in another window.'] : [];
  const opened = run.from === undefined ? [] : [markdownText(`Opened from ${run.from}.`)];
  const started = markdownText(`Started ${localTime(run.startedAt)}.`);
  const parts = [`**${markdownText(title)}**`, ...headline, ...where, ...opened, started, markdownText(configFile)];
  return new vscode.MarkdownString(parts.join('\n\n'));
}
