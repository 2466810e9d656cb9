import * as vscode from 'vscode';
import type { Run } from '../../running/run/run.ts';
import { readRunSettings } from '../../running/run/runSettings.ts';
import type { Runs } from '../../running/run/runs.ts';
import { fileUri } from '../../shared/fileId.ts';
import { showsPane } from '../../shared/paneGroup.ts';
import type { TestPanels } from './testPanels.ts';

/**
 * Opens the test pane beside the text when a run that was started there sends its first request, until the user closes
 * it.
 */
export function openForRuns(panels: TestPanels, runs: Runs): vscode.Disposable {
  const seen = new WeakSet<Run>();
  return runs.onEvent(({ run, event }) => {
    if (event.kind !== 'job-started' || seen.has(run)) return;
    seen.add(run);
    if (isOfEditor(run) && !panels.areClosed) openBeside(fileUri(run.configFile), panels);
  });
}

/** Whether a run reads data for someone who looks at the editor: not for a task, nor in a search or a debug session. */
function isOfEditor({ configFile, scope, isFollowed }: Run): boolean {
  const { opensTestPane } = readRunSettings(configFile);
  return opensTestPane && !isFollowed && scope.search === undefined && !scope.debugged && !scope.recorded;
}

/** Opens the pane in the column after the text, unless another text is read there. */
function openBeside(config: vscode.Uri, panels: TestPanels): void {
  const { visibleTextEditors, tabGroups } = vscode.window;
  const text = visibleTextEditors.find(({ document }) => document.uri.toString() === config.toString());
  if (text?.viewColumn === undefined) return;
  const column = text.viewColumn + 1;
  const group = tabGroups.all.find(({ viewColumn }) => viewColumn === column);
  if (group?.activeTab === undefined || showsPane(group)) panels.open(config, column);
}
