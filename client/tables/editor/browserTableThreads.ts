import * as vscode from 'vscode';
import { startBrowserWorker } from '../../shared/startBrowserWorker.ts';
import type { FromTableWorker } from '../file/tableMessages.ts';
import { readIntoMemory } from './readIntoMemory.ts';
import type { StartTableThread } from './tableThread.ts';

/** Starts workers of the browser, which get the bytes of the file. */
export function browserTableThreads(extensionUri: vscode.Uri): StartTableThread {
  return async (file, take) => {
    const job = await readIntoMemory(vscode.workspace.fs, file);
    const worker = await startBrowserWorker(extensionUri, 'tableWorker');
    worker.addEventListener('message', ({ data }) => take(data as FromTableWorker));
    worker.addEventListener('error', ({ message }) => take({ type: 'failed', message }));
    worker.postMessage(job, [job.content.buffer]);
    return { post: (request) => worker.postMessage(request), end: () => worker.terminate() };
  };
}
