import { languageId } from '@pagewright/server/protocol';
import * as vscode from 'vscode';
import { isTrial } from '../../running/run/runScope.ts';
import type { Runs } from '../../running/run/runs.ts';
import { setContextKey } from '../../shared/setContextKey.ts';
import { isOfOwnApi, isPaged } from './ownApi.ts';

/**
 * Sets the context keys that tick off the steps of the walkthrough "Your Own API", however the user completes them. The
 * samples do not count.
 */
export function registerOwnApiProgress(runs: Runs): vscode.Disposable {
  const outDirs = new Set<string>();
  const look = (document: vscode.TextDocument | undefined) => {
    const text = document?.languageId === languageId ? document.getText() : '';
    if (!isOfOwnApi(text)) return;
    tick('ownConfiguration');
    if (isPaged(text)) tick('ownPaging');
  };
  look(vscode.window.activeTextEditor?.document);
  return vscode.Disposable.from(
    vscode.window.onDidChangeActiveTextEditor((editor) => look(editor?.document)),
    vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      if (contentChanges.some(({ text }) => text.includes('"pagination"'))) look(document);
    }),
    runs.onDidEnd(({ report, configText, scope, outDir }) => {
      // A search for paging writes no tables; the text shows what it found.
      if (report?.outcome !== 'done' || scope.search || !isOfOwnApi(configText)) return;
      outDirs.add(outDir);
      tick('ownPage');
      if (isTrial(scope)) return;
      tick('ownRun');
      if (report.jobs.every(({ verdict }) => verdict.status === 'complete')) tick('ownPaging');
    }),
    vscode.window.tabGroups.onDidChangeTabs(({ opened, changed }) => {
      const files = [...opened, ...changed].flatMap(({ input }) => fileOf(input) ?? []);
      if (files.some((file) => [...outDirs].some((folder) => isBelow(file, folder)))) tick('ownTable');
    }),
  );
}

function fileOf(input: unknown): string | undefined {
  const isFile = input instanceof vscode.TabInputText || input instanceof vscode.TabInputCustom;
  return isFile ? input.uri.fsPath : undefined;
}

function isBelow(file: string, folder: string): boolean {
  return file.startsWith(folder) && /^[\\/]/.test(file.slice(folder.length));
}

function tick(step: 'ownConfiguration' | 'ownPage' | 'ownPaging' | 'ownRun' | 'ownTable'): void {
  setContextKey(`walkthrough.${step}`, true);
}
