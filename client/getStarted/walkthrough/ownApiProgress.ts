import * as vscode from 'vscode';
import { isConfigDocument } from '../../language/documents/isConfigDocument.ts';
import { isTrial } from '../../running/run/runScope.ts';
import type { Runs } from '../../running/run/runs.ts';
import { setContextKey } from '../../shared/setContextKey.ts';
import { isOfOwnApi, isPaged } from './ownApi.ts';

/**
 * Sets the context keys that tick off the steps of the walkthrough "Your Own API", however the user completes them. The
 * samples do not count. New Configuration itself ticks off the first, since a configuration that is only opened began
 * elsewhere.
 */
export function registerOwnApiProgress(runs: Runs): vscode.Disposable {
  const outDirs = new Set<string>();
  return vscode.Disposable.from(
    vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      if (!isConfigDocument(document) || !contentChanges.some(({ text }) => text.includes('"pagination"'))) return;
      const text = document.getText();
      if (isOfOwnApi(text) && isPaged(text)) tick('ownPaging');
    }),
    runs.onDidEnd(({ report, configText, scope, outDir }) => {
      // A search for paging writes no tables; the text shows what it found.
      if (report?.outcome !== 'done' || scope.search || !isOfOwnApi(configText)) return;
      outDirs.add(outDir);
      tick(isTrial(scope) ? 'ownPage' : 'ownRun');
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

function tick(step: 'ownPage' | 'ownPaging' | 'ownRun' | 'ownTable'): void {
  setContextKey(`walkthrough.${step}`, true);
}
