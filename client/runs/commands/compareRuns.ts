import { localTime } from '@pagewright/engine/text/localTime';
import * as vscode from 'vscode';
import { showInformationMessage } from '../../shared/messages.ts';
import { showList } from '../../shared/showList.ts';
import type { ComparePanels } from '../compare/comparePanels.ts';
import { givenRuns, partnersOf, type RunArgument, type RunGroup } from '../compare/runsToCompare.ts';
import { distinctTitle } from '../history/distinctName.ts';
import { runFacts } from '../history/runFacts.ts';
import type { RunHistory } from '../history/runHistory.ts';
import type { RunRecord } from '../history/runRecord.ts';
import { lastRun } from './chosenRun.ts';

/**
 * `Pagewright: Compare Runs`: shows the differences between two runs. Without arguments, one is the last run of the
 * configuration in front. Asks for the other one, and offers first the run before it of the same part of it.
 */
export function registerCompareRuns(history: RunHistory, comparisons: ComparePanels): vscode.Disposable {
  return vscode.commands.registerCommand(
    'pagewright.compareRuns',
    async (first?: RunArgument, second?: RunArgument | readonly RunArgument[]) => {
      const ended = (await history.all()).filter(({ state }) => state !== 'running');
      const given = givenRuns(first, second);
      const one = given[0] ?? (await lastRun(ended, 'There are no runs to compare yet.'));
      const other = one && (given[1] ?? (await pickPartner(one, ended)));
      if (one !== undefined && other !== undefined) comparisons.show(one, other);
    },
  );
}

async function pickPartner(run: RunRecord, ended: readonly RunRecord[]): Promise<RunRecord | undefined> {
  const groups = partnersOf(run, ended);
  if (groups.length > 0) return await pickRun(groups, run, ended);
  void showInformationMessage(`There is no other run to compare ${nameOf(run, ended)} with yet. Run it again.`);
  return undefined;
}

async function pickRun(
  groups: readonly RunGroup[],
  run: RunRecord,
  ended: readonly RunRecord[],
): Promise<RunRecord | undefined> {
  const items = groups.flatMap(({ title, runs }) => [
    { label: title, kind: vscode.QuickPickItemKind.Separator },
    ...runs.map((each) => {
      const label = distinctTitle(each, ended);
      return { label, description: localTime(each.startedAt), detail: runFacts(each), run: each };
    }),
  ]);
  const options = { placeHolder: `Run to compare with ${nameOf(run, ended)}`, matchOnDescription: true };
  return (await showList<vscode.QuickPickItem & { run?: RunRecord }>(items, options))?.run;
}

function nameOf(run: RunRecord, all: readonly RunRecord[]): string {
  return `${distinctTitle(run, all)} from ${localTime(run.startedAt)}`;
}
