import * as vscode from 'vscode';
import { debounce } from '../../shared/throttle.ts';
import { uriName } from '../../shared/uriName.ts';
import { LivePanel } from '../../shared/webview/livePanel.ts';
import { openWebview } from '../../shared/webview/openWebview.ts';
import type { ContextAction, ExportEnd, FromTableWorker, TableRequest, ToTableView } from '../file/tableMessages.ts';
import { exportTable } from './exportTable.ts';
import { readTableRequest } from './readTableRequest.ts';
import { TableReader } from './tableReader.ts';
import type { StartTableThread } from './tableThread.ts';

/** The surroundings that every table needs. */
export interface TableContext {
  /** The folder of the extension. */
  extension: vscode.Uri;
  startThread: StartTableThread;
}

/** One table in an editor: its page, the thread that reads the file, and the watcher of the file. */
export class TableEditor {
  readonly uri: vscode.Uri;
  readonly #panel: vscode.WebviewPanel;
  readonly #page: LivePanel<ToTableView>;
  readonly #reader: TableReader;
  readonly #parts: vscode.Disposable[] = [];
  /** Reads a changed file again once it has not changed for a while. */
  readonly #readAgain = debounce(() => void this.#reader.start(), 300);
  readonly #exports = new vscode.EventEmitter<ExportEnd>();
  /** Whether the page listens; it gets earlier messages when it does. */
  #isReady = false;

  constructor({ extension, startThread }: TableContext, uri: vscode.Uri, panel: vscode.WebviewPanel) {
    this.uri = uri;
    this.#panel = panel;
    this.#page = new LivePanel(panel);
    this.#reader = new TableReader(startThread, uri, (message) => void this.#take(message));
    this.#parts.push(this.#reader, this.#exports, this.#readAgain, this.#listen(), this.#watch());
    openWebview(panel.webview, extension, { name: 'tableView', title: uriName(uri) });
    panel.onDidDispose(() => this.#dispose());
    // A hidden page is not loaded. It starts over when shown again, but the file is not read again.
    panel.onDidChangeViewState(() => {
      if (!panel.visible) this.#isReady = false;
    });
    void this.#reader.start();
  }

  get isActive(): boolean {
    return this.#page.isActive;
  }

  /** Performs an action of the context menu on the selected cells. */
  act(action: ContextAction): void {
    this.#post({ type: 'act', action });
  }

  async openAsText(): Promise<void> {
    await vscode.commands.executeCommand('vscode.openWith', this.uri, 'default', this.#panel.viewColumn);
  }

  async #export(): Promise<void> {
    await exportTable(this.uri, {
      ask: (request) => this.#reader.ask(request),
      onEnd: (listener) => this.#exports.event(listener),
    });
  }

  #listen(): vscode.Disposable {
    return this.#panel.webview.onDidReceiveMessage((message: unknown) => {
      const request = readTableRequest(message);
      if (request !== undefined) this.#handle(request);
    });
  }

  #handle(request: TableRequest): void {
    switch (request.type) {
      case 'openAsText':
        void this.openAsText();
        break;
      case 'askExport':
        void this.#export();
        break;
      case 'ready':
        this.#isReady = true;
        for (const known of this.#reader.known) this.#post(known);
        break;
      default:
        this.#reader.ask(request);
    }
  }

  async #take(message: FromTableWorker): Promise<void> {
    if (message.type === 'exported') {
      this.#exports.fire(message.end);
      return this.#post({ type: 'exportEnded' });
    }
    if (message.type !== 'clipboard') return this.#post(message);
    await vscode.env.clipboard.writeText(message.text);
    this.#post(message.confirmation);
  }

  #post(message: ToTableView): void {
    if (this.#isReady) void this.#page.post(message);
  }

  /** Watches the file and its manifest, which a new run replaces. */
  #watch(): vscode.Disposable {
    const folder = new vscode.RelativePattern(vscode.Uri.joinPath(this.uri, '..'), '*');
    const watcher = vscode.workspace.createFileSystemWatcher(folder);
    const follow = ({ path: changed }: vscode.Uri) => {
      if (changed === this.uri.path || changed === `${this.uri.path}.manifest`) this.#readAgain();
    };
    watcher.onDidChange(follow);
    watcher.onDidCreate(follow);
    watcher.onDidDelete(({ path: deleted }) => {
      if (deleted === this.uri.path) this.#post({ type: 'gone' });
    });
    return watcher;
  }

  #dispose(): void {
    for (const part of this.#parts) part.dispose();
  }
}
