import * as vscode from 'vscode';
import { debugType } from '../../debugging/session/debugConfiguration.ts';
import type { Runs } from '../../running/run/runs.ts';
import { setContextKey } from '../../shared/setContextKey.ts';
import { findFlaggedPath } from './flaggedPath.ts';
import { FlaggedFiles, type ShownTab, stepOf } from './walkthroughSteps.ts';

/**
 * Sets the context keys `pagewright.walkthrough.*` that tick off the steps of the walkthrough, however the user completes
 * them: by a button, a key or a lens.
 */
export function registerWalkthroughProgress(runs: Runs): vscode.Disposable {
  const { languages, window } = vscode;
  const files = new FlaggedFiles();
  return vscode.Disposable.from(
    languages.onDidChangeDiagnostics(({ uris }) => {
      if (uris.filter((uri) => files.isFixed(uri.toString(), stateOf(uri))).length > 0) tick('fixed');
    }),
    runs.onDidEnd(({ report }) => {
      if (report?.outcome === 'done') tick('ran');
    }),
    vscode.debug.onDidStartDebugSession(({ type }) => type === debugType && tick('debugged')),
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

function tick(step: 'fixed' | 'ran' | 'debugged' | 'summary' | 'table'): void {
  setContextKey(`walkthrough.${step}`, true);
}
