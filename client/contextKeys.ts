import * as vscode from 'vscode';
import { languageId } from '../server/protocol.ts';
import type { Runs } from './running/start/runs.ts';
import type { RunHistory } from './runs/history/runHistory.ts';

/**
 * Keeps the context keys by which `package.json` disables commands that make no sense now: `pagewright.hasConfig`,
 * `pagewright.running`, `pagewright.hasRuns`.
 */
export function registerContextKeys(runs: Runs, history: RunHistory): vscode.Disposable {
  const updateEditors = () => setKey('hasConfig', vscode.window.visibleTextEditors.some(isConfigEditor));
  const updateGoing = () => setKey('running', runs.going().length > 0);
  const updateRuns = async () => setKey('hasRuns', !(await history.isEmpty()));
  updateEditors();
  updateGoing();
  void updateRuns();
  return vscode.Disposable.from(
    vscode.window.onDidChangeVisibleTextEditors(updateEditors),
    // A change of a document's language is told as closing and opening it.
    vscode.workspace.onDidOpenTextDocument(updateEditors),
    { dispose: runs.onChange(updateGoing) },
    {
      dispose: history.onChange((run) => {
        if (run === undefined || run.requests.length === 0) void updateRuns();
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
