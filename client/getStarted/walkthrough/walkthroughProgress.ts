import * as vscode from 'vscode';
import type { Runs } from '../../running/run/runs.ts';
import { setContextKey } from '../../shared/setContextKey.ts';
import { findFlaggedPath } from './flaggedPath.ts';
import { MendedFiles, type ShownTab, stepOf } from './walkthroughSteps.ts';

/**
 * Keeps the context keys `pagewright.walkthrough.*` that tick off the steps of the walkthrough, by whatever way a person
 * does what they ask for: a button, a key, a lens.
 */
export function registerWalkthroughProgress(runs: Runs): vscode.Disposable {
  const { languages, window } = vscode;
  const mended = new MendedFiles();
  return vscode.Disposable.from(
    languages.onDidChangeDiagnostics(({ uris }) => {
      if (uris.filter((uri) => mended.isMended(uri.toString(), stateOf(uri))).length > 0) tick('mended');
    }),
    runs.onDidEnd(({ report }) => {
      if (report?.outcome === 'done') tick('ran');
    }),
    window.tabGroups.onDidChangeTabs(({ opened, changed }) => {
      for (const { input } of [...opened, ...changed.filter(({ isActive }) => isActive)]) {
        const step = stepOf(shown(input));
        if (step !== undefined) tick(step);
      }
    }),
  );
}

function stateOf(uri: vscode.Uri): { isFlagged: boolean; isOpen: boolean } {
  const isOpen = vscode.workspace.textDocuments.some((document) => document.uri.toString() === uri.toString());
  return { isFlagged: findFlaggedPath(uri) !== undefined, isOpen };
}

function shown(input: unknown): ShownTab {
  if (input instanceof vscode.TabInputWebview) return { viewType: input.viewType };
  const isFile = input instanceof vscode.TabInputText || input instanceof vscode.TabInputCustom;
  return isFile ? { scheme: input.uri.scheme, path: input.uri.path } : {};
}

function tick(step: 'mended' | 'ran' | 'summary' | 'table'): void {
  setContextKey(`walkthrough.${step}`, true);
}
