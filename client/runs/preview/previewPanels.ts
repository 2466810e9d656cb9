import path from 'node:path';
import * as vscode from 'vscode';
import { openWebview } from '../../shared/webview/openWebview.ts';
import type { RunHistory } from '../history/runHistory.ts';
import type { PreviewViewState } from './previewMessages.ts';
import { PreviewPanel } from './previewPanel.ts';
import type { PreviewHost } from './previewRun.ts';

const viewType = 'pagewright.preview';

/** Previews of the tables of configurations, each in a tab beside the configuration. */
export class PreviewPanels implements vscode.WebviewPanelSerializer<PreviewViewState> {
  readonly #extension: vscode.Uri;
  readonly #parts: { history: RunHistory; machine: PreviewHost; log: vscode.LogOutputChannel };
  readonly #open = new Map<string, PreviewPanel>();

  constructor(context: vscode.ExtensionContext, history: RunHistory, log: vscode.LogOutputChannel) {
    this.#extension = context.extensionUri;
    const folder = path.join((context.storageUri ?? context.globalStorageUri).fsPath, 'preview');
    const script = context.asAbsolutePath(path.join('dist', 'runWorker.js'));
    this.#parts = { history, log, machine: { script, folder } };
  }

  register(): vscode.Disposable {
    return vscode.window.registerWebviewPanelSerializer(viewType, this);
  }

  /** Shows the preview of a configuration in its existing tab, or in a new one beside the editor. */
  show(config: vscode.Uri): void {
    const existing = this.#open.get(config.toString());
    if (existing !== undefined) {
      existing.reveal();
      return;
    }
    const title = `Preview of ${path.posix.basename(config.path)}`;
    const place = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
    this.#fill(vscode.window.createWebviewPanel(viewType, title, place), config);
  }

  async deserializeWebviewPanel(tab: vscode.WebviewPanel, state: PreviewViewState | undefined): Promise<void> {
    if (typeof state?.config === 'string') this.#fill(tab, vscode.Uri.parse(state.config));
    else tab.dispose();
  }

  #fill(tab: vscode.WebviewPanel, config: vscode.Uri): void {
    const key = config.toString();
    const panel = new PreviewPanel(config, tab, this.#parts);
    this.#open.set(key, panel);
    tab.iconPath = new vscode.ThemeIcon('open-preview');
    tab.onDidDispose(() => this.#open.get(key) === panel && this.#open.delete(key));
    openWebview(tab.webview, this.#extension, { name: 'previewView', title: tab.title });
  }
}
