import type * as vscode from 'vscode';
import { fileProblem } from '../file/fileProblem.ts';
import type { ExportRequest, FileRequest, FromTableWorker, ToTableView } from '../file/tableMessages.ts';
import type { StartTableThread, TableThread } from './tableThread.ts';

/** Reads one file on a thread, so that the extension host stays free; restarted when the file has changed. */
export class TableReader {
  readonly #startThread: StartTableThread;
  readonly #file: vscode.Uri;
  readonly #onMessage: (message: FromTableWorker) => void;
  /** The newest message of each kind that a page needs when it is shown later. */
  readonly #known = new Map<string, ToTableView>();
  #thread: TableThread | undefined;
  #start = 0;
  #isExporting = false;

  constructor(startThread: StartTableThread, file: vscode.Uri, onMessage: (message: FromTableWorker) => void) {
    this.#startThread = startThread;
    this.#file = file;
    this.#onMessage = onMessage;
  }

  get known(): ToTableView[] {
    return [...this.#known.values()];
  }

  /** Starts reading the file, and forgets the previous contents. */
  async start(): Promise<void> {
    const start = ++this.#start;
    this.#end();
    const take = (message: FromTableWorker) => {
      if (start === this.#start) this.#take(message);
    };
    try {
      const thread = await this.#startThread(this.#file, take);
      if (start === this.#start) this.#thread = thread;
      else thread.end();
    } catch (error) {
      take({ type: 'failed', message: fileProblem(error) });
    }
  }

  ask(request: FileRequest | ExportRequest): void {
    if (request.type === 'export') this.#isExporting = true;
    this.#thread?.post(request);
  }

  dispose(): void {
    this.#start++;
    this.#end();
  }

  #take(message: FromTableWorker): void {
    const { type } = message;
    if (type === 'exported') this.#isExporting = false;
    if (type === 'opened' || type === 'counted' || type === 'repeated' || type === 'failed')
      this.#known.set(type, message);
    this.#onMessage(message);
  }

  #end(): void {
    this.#thread?.end();
    this.#thread = undefined;
    this.#known.clear();
    // The thread can no longer report it.
    if (this.#isExporting) this.#take({ type: 'exported', end: { problem: 'the table has changed or was closed' } });
  }
}
