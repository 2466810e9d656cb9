import { configName } from '@pagewright/engine/placeNames';
import * as vscode from 'vscode';
import { debugType } from '../../debugging/session/debugConfiguration.ts';
import { configSelector } from '../../language/documents/isConfigDocument.ts';
import { isTrial } from '../../running/run/runScope.ts';
import type { Runs } from '../../running/run/runs.ts';
import { fileName } from '../../shared/fileName.ts';
import { setContextKey } from '../../shared/setContextKey.ts';
import { isOfSamples } from '../samples/isOfSamples.ts';
import { findFlaggedPath } from './flaggedPath.ts';
import { FlaggedFiles, type ShownTab, stepOf } from './walkthroughSteps.ts';

/**
 * Sets the context keys `pagewright.walkthrough.*` that tick off the steps of the walkthrough, however the user completes
 * them: by a button, a key or a lens. Only what is done with a sample counts.
 */
export function registerWalkthroughProgress(runs: Runs): vscode.Disposable {
  const { languages, window, debug } = vscode;
  const files = new FlaggedFiles();
  const names = new Set<string>();
  const look = (tabs: readonly vscode.Tab[]) => {
    for (const tab of tabs.map(shown)) {
      const step = stepOf(tab, names);
      if (step === 'sample') names.add(configName(fileName(tab.path ?? '')));
      if (step !== undefined) tick(step);
    }
  };
  look(window.tabGroups.all.flatMap(({ tabs }) => tabs));
  return vscode.Disposable.from(
    window.tabGroups.onDidChangeTabs(({ opened, changed }) =>
      look([...opened, ...changed.filter(({ isActive }) => isActive)]),
    ),
    // The cursor comes to the path by F8, by the list of problems and for a fix; the pointer only hovers over it.
    window.onDidChangeTextEditorSelection(({ textEditor: { document }, selections: [selection] }) => {
      if (selection !== undefined) see(document, selection.active);
    }),
    languages.registerHoverProvider(configSelector, { provideHover: see }),
    languages.onDidChangeDiagnostics(({ uris }) => {
      const samples = uris.filter(({ path }) => isOfSamples(path));
      if (samples.filter((uri) => files.isFixed(uri.toString(), stateOf(uri))).length > 0) tick('fixed');
    }),
    runs.onDidEnd(({ report, configFile, scope }) => {
      if (report?.outcome === 'done' && isOfSamples(configFile) && !isTrial(scope)) tick('ran');
    }),
    debug.onDidStartDebugSession(({ type, configuration: { program } }) => {
      if (type === debugType && isOfSamples(String(program))) tick('debugged');
    }),
  );
}

/** Ticks off the step of the flagged path if a place is on one. Adds nothing to the hover. */
function see({ uri }: vscode.TextDocument, place: vscode.Position): undefined {
  if (isOfSamples(uri.path) && findFlaggedPath(uri)?.contains(place)) tick('seen');
}

function stateOf(uri: vscode.Uri): { isFlagged: boolean; isOpen: boolean } {
  const isOpen = vscode.workspace.textDocuments.some((document) => document.uri.toString() === uri.toString());
  return { isFlagged: findFlaggedPath(uri) !== undefined, isOpen };
}

function shown({ input, label }: vscode.Tab): ShownTab {
  if (input instanceof vscode.TabInputWebview) return { label, viewType: input.viewType };
  const isFile = input instanceof vscode.TabInputText || input instanceof vscode.TabInputCustom;
  return isFile ? { label, scheme: input.uri.scheme, path: input.uri.path } : {};
}

function tick(step: 'sample' | 'seen' | 'fixed' | 'ran' | 'debugged' | 'summary' | 'table'): void {
  setContextKey(`walkthrough.${step}`, true);
}
