import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { readForeignText } from '@pagewright/engine/files';
import type * as vscode from 'vscode';
import type { FromTableWorker, TableJob } from '../file/tableMessages.ts';
import { keyColumnsIn } from './keyColumnsIn.ts';
import { readIntoMemory } from './readIntoMemory.ts';
import type { StartTableThread } from './tableThread.ts';

/**
 * Starts threads of Node: a file on a disk is read there in pieces, any other as a whole in advance. `pathOf` gives the
 * paths of files that are shown by another address.
 */
export function tableThreads(
  script: string,
  files: vscode.FileSystem,
  pathOf: (file: vscode.Uri) => string | undefined = () => undefined,
): StartTableThread {
  return async (file, take) => {
    const onDisk = file.scheme === 'file' ? file.fsPath : pathOf(file);
    const job = onDisk === undefined ? await readIntoMemory(files, file) : await jobOnDisk(onDisk);
    const worker = new Worker(script, { workerData: job, name: `pagewright ${path.posix.basename(file.path)}` });
    worker.on('message', (message: FromTableWorker) => take(message));
    worker.on('error', ({ message }) => take({ type: 'failed', message }));
    return { post: (request) => worker.postMessage(request), end: () => void worker.terminate() };
  };
}

async function jobOnDisk(file: string): Promise<TableJob> {
  const manifest = await readForeignText(`${file}.manifest`, 'manifest').catch(() => '');
  return { content: file, keyColumns: keyColumnsIn(manifest) };
}
