import path from 'node:path';
import * as vscode from 'vscode';
import { runCommands } from '../../../server/protocol.ts';
import { debounce } from '../../shared/throttle.ts';
import { LivePanel } from '../../shared/webview/livePanel.ts';
import type { RunHistory } from '../history/runHistory.ts';
import { createPreviewPage, type PreviewState } from './createPreviewPage.ts';
import { findPages } from './findPages.ts';
import type { FromPreviewView, PreviewAction, ToPreviewView } from './previewMessages.ts';
import { type PreviewHost, previewRun } from './previewRun.ts';

const faultText =
  'The tables could not be made: the file cannot be read, or there was an internal error. See the log for details.';

const commands: Record<PreviewAction, string> = { firstPage: runCommands.runFirstPage, testRun: 'pagewright.testRun' };

/** The preview of one configuration in its tab: follows the text in the editor and the pages of new runs. */
export class PreviewPanel {
  readonly #config: vscode.Uri;
  readonly #panel: vscode.WebviewPanel;
  readonly #page: LivePanel<ToPreviewView>;
  readonly #history: RunHistory;
  readonly #machine: PreviewHost;
  readonly #log: vscode.LogOutputChannel;
  #state: PreviewState;
  /** Makes the tables again after a pause in typing. */
  readonly #soon = debounce(() => void this.#update(), 400);
  #attempt: AbortController | undefined;

  constructor(
    config: vscode.Uri,
    panel: vscode.WebviewPanel,
    { history, machine, log }: { history: RunHistory; machine: PreviewHost; log: vscode.LogOutputChannel },
  ) {
    this.#config = config;
    this.#panel = panel;
    this.#page = new LivePanel(panel);
    this.#history = history;
    this.#machine = machine;
    this.#log = log;
    this.#state = {
      config: path.basename(config.fsPath),
      address: config.toString(),
      source: undefined,
      isBusy: true,
      tables: [],
    };
    const followed = vscode.Disposable.from(
      vscode.workspace.onDidChangeTextDocument(({ document }) => {
        if (document.uri.toString() === config.toString()) this.#soon();
      }),
      history.onChange((run) => {
        if (run === undefined || (run.configFile === config.fsPath && run.state !== 'running')) this.#soon();
      }),
      panel.webview.onDidReceiveMessage((message: FromPreviewView) => this.#take(message)),
      panel.onDidChangeViewState(() => {
        if (panel.visible) this.#soon();
      }),
    );
    panel.onDidDispose(() => {
      followed.dispose();
      this.#soon.dispose();
      this.#attempt?.abort();
    });
  }

  reveal(): void {
    this.#panel.reveal();
  }

  async #take(message: FromPreviewView): Promise<void> {
    switch (message.type) {
      case 'ready':
        await this.#show();
        return this.#soon();
      case 'act':
        return await vscode.commands.executeCommand(commands[message.action], this.#config);
      default:
        message satisfies never;
    }
  }

  /** The newest text wins: aborts an unfinished attempt. */
  async #update(): Promise<void> {
    if (!this.#page.isVisible) return;
    this.#attempt?.abort();
    const attempt = new AbortController();
    this.#attempt = attempt;
    const configFile = this.#config.fsPath;
    const pages = await findPages(this.#history, configFile, Date.now());
    // A newer attempt shows its own result; a closed tab shows nothing.
    if (attempt.signal.aborted) return;
    this.#state = { ...this.#state, source: pages?.source, isBusy: pages !== undefined };
    await this.#show();
    if (pages === undefined || attempt.signal.aborted) return;
    try {
      const configText = (await vscode.workspace.openTextDocument(this.#config)).getText();
      const { report, tables } = await previewRun(this.#machine, { configFile, configText }, pages, attempt.signal);
      if (attempt.signal.aborted) return;
      const made = report.outcome === 'done' ? tables : this.#state.tables;
      this.#state = { ...this.#state, isBusy: false, report, tables: made, fault: undefined };
    } catch (error) {
      if (attempt.signal.aborted) return;
      this.#log.error(`Preview of ${this.#state.config}: ${String(error)}`);
      this.#state = { ...this.#state, isBusy: false, fault: faultText };
    }
    await this.#show();
  }

  async #show(): Promise<void> {
    if (!this.#page.isVisible) return;
    await this.#page.post({ type: 'page', page: createPreviewPage(this.#state) });
  }
}
