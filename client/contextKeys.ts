import * as vscode from 'vscode';
import { languageId } from '../server/protocol.ts';
import type { RunHistory } from './history/runHistory.ts';
import { resultTables } from './results/resultTables.ts';
import type { Runs } from './run/runs.ts';

/**
 * Keeps the context keys by which `package.json` disables commands that make no sense now: `pagewright.hasConfig`,
 * `pagewright.running`, `pagewright.hasResults`, `pagewright.hasEvents`.
 */
export function registerContextKeys(runs: Runs, history: RunHistory): vscode.Disposable {
  const updateEditors = () => setKey('hasConfig', vscode.window.visibleTextEditors.some(isConfigEditor));
  const updateRuns = () => {
    setKey('running', runs.going().length > 0);
    setKey('hasResults', resultTables(runs.recent()).length > 0);
  };
  const updateHistory = () => setKey('hasEvents', history.known.length > 0);
  updateEditors();
  updateRuns();
  void history.all().then(updateHistory);
  return vscode.Disposable.from(
    vscode.window.onDidChangeVisibleTextEditors(updateEditors),
    // A change of a document's language is told as closing and opening it.
    vscode.workspace.onDidOpenTextDocument(updateEditors),
    { dispose: runs.onChange(updateRuns) },
    {
      dispose: history.onChange((run) => {
        if (run === undefined || run.requests.length === 0) updateHistory();
      }),
    },
  );
}

function isConfigEditor({ document }: vscode.TextEditor): boolean {
  return document.languageId === languageId;
}

function setKey(name: string, value: boolean): void {
  void vscode.commands.executeCommand('setContext', `pagewright.${name}`, value);
}
