import type * as vscode from 'vscode';
import type { ExportRequest, FileRequest, FromTableWorker } from '../file/tableMessages.ts';

/** The thread that reads one table: a thread of Node, or a worker of a browser. */
export interface TableThread {
  post(request: FileRequest | ExportRequest): void;
  end(): void;
}

/** Starts a thread for a file. Throws if the file cannot be read, with a message for the user. */
export type StartTableThread = (file: vscode.Uri, take: (message: FromTableWorker) => void) => Promise<TableThread>;
