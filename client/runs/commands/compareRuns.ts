import { localTime } from '@pagewright/engine/text/localTime';
import * as vscode from 'vscode';
import { showInformationMessage } from '../../shared/messages.ts';
import type { CompareDocuments } from '../compare/compareDocuments.ts';
import { byConfiguration, givenRuns, partnersOf, type RunArgument, type RunGroup } from '../compare/runsToCompare.ts';
import { runFacts } from '../history/runFacts.ts';
import type { RunHistory } from '../history/runHistory.ts';
import type { RunRecord } from '../history/runRecord.ts';

/**
 * `Pagewright: Compare Runs`: shows the differences between two runs. Asks for missing runs, and offers first the last
 * run and the previous one of the same part of the same configuration.
 */
export function registerCompareRuns(history: RunHistory, comparisons: CompareDocuments): vscode.Disposable {
  return vscode.commands.registerCommand(
    'pagewright.compareRuns',
    async (first?: RunArgument, second?: RunArgument | readonly RunArgument[]) => {
      const ended = (await history.all()).filter(({ state }) => state !== 'running');
      if (ended.length < 2) {
        void showInformationMessage('There are not yet two runs to compare. Run a configuration twice.');
        return;
      }
      const given = givenRuns(first, second);
      const one = given[0] ?? (await pickRun(byConfiguration(ended), 'First of the two runs to compare'));
      const other = one && (given[1] ?? (await pickRun(partnersOf(one, ended), `Run to compare with ${nameOf(one)}`)));
      if (one !== undefined && other !== undefined) await comparisons.show(one, other);
    },
  );
}

async function pickRun(groups: readonly RunGroup[], placeHolder: string): Promise<RunRecord | undefined> {
  const items = groups.flatMap(({ title, runs }) => [
    { label: title, kind: vscode.QuickPickItemKind.Separator },
    ...runs.map((run) => {
      return { label: run.title, description: localTime(run.startedAt), detail: runFacts(run), run };
    }),
  ]);
  const options = { placeHolder, matchOnDescription: true };
  return (await vscode.window.showQuickPick<vscode.QuickPickItem & { run?: RunRecord }>(items, options))?.run;
}

function nameOf(run: RunRecord): string {
  return `${run.title} from ${localTime(run.startedAt)}`;
}
