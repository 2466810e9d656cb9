import * as vscode from 'vscode';
import { Emitter } from '../../shared/emitter.ts';
import { isConfigDocument } from './isConfigDocument.ts';

/** The configuration of a pane; undefined while it is not known. */
type ConfigOfPane = () => vscode.Uri | undefined;

/** The open panes: VS Code says which of them is in front, but not what it shows. */
const panes = new Map<vscode.WebviewPanel, ConfigOfPane>();
const changed = new Emitter<void>();

/** The configuration that a document or another file in an editor is about; undefined if it is about none. */
type ConfigOfDocument = (uri: vscode.Uri) => vscode.Uri | undefined;

const documents = new Set<ConfigOfDocument>();

/**
 * The configuration in front: that of the active pane, such as the test pane or a summary, otherwise the one in the
 * active editor, or that a document there is about, such as the events of a run or its tables. Undefined if anything
 * else is in front.
 */
export function configInFront(): vscode.Uri | undefined {
  for (const [pane, configOf] of panes) if (pane.active) return configOf();
  const document = vscode.window.activeTextEditor?.document;
  if (document && isConfigDocument(document)) return document.uri;
  const uri = document?.uri ?? fileInFront();
  if (uri === undefined) return undefined;
  for (const configOf of documents) {
    const config = configOf(uri);
    if (config !== undefined) return config;
  }
  return undefined;
}

/** The file of the active tab if it is in an editor that is not a text editor, such as a table. */
function fileInFront(): vscode.Uri | undefined {
  const input = vscode.window.tabGroups.activeTabGroup.activeTab?.input;
  return input instanceof vscode.TabInputCustom ? input.uri : undefined;
}

/** Knows the configuration of some documents from now on. */
export function registerDocuments(configOf: ConfigOfDocument): vscode.Disposable {
  documents.add(configOf);
  return { dispose: () => documents.delete(configOf) };
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
  return vscode.Disposable.from(
    changed.event(listener),
    vscode.window.onDidChangeActiveTextEditor(listener),
    // A table is in no text editor.
    vscode.window.tabGroups.onDidChangeTabs(listener),
    vscode.window.tabGroups.onDidChangeTabGroups(listener),
  );
}
