import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { readForeignText } from '../../../engine/files.ts';
import { parseText, readPath } from '../../shared/text/json.ts';
import type { ExportRequest, FileRequest, FromTableWorker, TableJob, ToTableView } from '../file/tableMessages.ts';

/** The thread that reads one file, so that the extension host stays free; restarted when the file has changed. */
export class TableReader {
  readonly #script: string;
  readonly #file: string;
  readonly #onMessage: (message: FromTableWorker) => void;
  /** The newest message of each kind that a page needs when it is shown later. */
  readonly #known = new Map<string, ToTableView>();
  #worker: Worker | undefined;
  #start = 0;
  #isExporting = false;

  constructor(script: string, file: string, onMessage: (message: FromTableWorker) => void) {
    this.#script = script;
    this.#file = file;
    this.#onMessage = onMessage;
  }

  get known(): ToTableView[] {
    return [...this.#known.values()];
  }

  /** Starts to read the file, and forgets what was read before. */
  async start(): Promise<void> {
    const start = ++this.#start;
    this.#end();
    const job: TableJob = { file: this.#file, keyColumns: await readKeyColumns(this.#file) };
    if (start !== this.#start) return;
    const worker = new Worker(this.#script, { workerData: job, name: `pagewright ${path.basename(this.#file)}` });
    this.#worker = worker;
    worker.on('message', (message: FromTableWorker) => {
      if (worker === this.#worker) this.#take(message);
    });
    worker.on('error', ({ message }) => this.#take({ type: 'failed', message }));
  }

  ask(request: FileRequest | ExportRequest): void {
    if (request.type === 'export') this.#isExporting = true;
    this.#worker?.postMessage(request);
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
    void this.#worker?.terminate();
    this.#worker = undefined;
    this.#known.clear();
    // The thread cannot say so any more.
    if (this.#isExporting) this.#take({ type: 'exported', end: { problem: 'the table has changed or was closed' } });
  }
}

/** The columns of a table's primary key, from the manifest beside its file; none without a manifest. */
export async function readKeyColumns(csvFile: string): Promise<string[]> {
  const text = await readForeignText(`${csvFile}.manifest`, 'manifest').catch(() => '');
  const key = readPath(parseText(text), 'primary_key');
  return Array.isArray(key) ? key.filter((name) => typeof name === 'string') : [];
}
