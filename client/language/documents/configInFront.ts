import { languageId } from '@pagewright/server/protocol';
import * as vscode from 'vscode';
import { Emitter } from '../../shared/emitter.ts';

/** The configuration of a pane; undefined while it is not known. */
type ConfigOfPane = () => vscode.Uri | undefined;

/** The open panes: VS Code says which of them is in front, but not what it shows. */
const panes = new Map<vscode.WebviewPanel, ConfigOfPane>();
const changed = new Emitter<void>();

/**
 * The configuration in front: that of the active pane, such as the test pane or a summary, otherwise the one in the
 * active editor. Undefined if anything else is in front.
 */
export function configInFront(): vscode.Uri | undefined {
  for (const [pane, configOf] of panes) if (pane.active) return configOf();
  const document = vscode.window.activeTextEditor?.document;
  return document?.languageId === languageId ? document.uri : undefined;
}

/** Notes which configuration a pane belongs to, until the pane is closed. */
export function registerPane(pane: vscode.WebviewPanel, configOf: ConfigOfPane): void {
  panes.set(pane, configOf);
  pane.onDidChangeViewState(() => changed.fire());
  pane.onDidDispose(() => {
    panes.delete(pane);
    changed.fire();
  });
}

/** Calls a listener when another configuration may be in front. */
export function onDidChangeConfigInFront(listener: () => void): vscode.Disposable {
  return vscode.Disposable.from(changed.event(listener), vscode.window.onDidChangeActiveTextEditor(listener));
}
