import fs from 'node:fs/promises';
import path from 'node:path';
import * as vscode from 'vscode';
import type { QueryResult } from '../../../engine/storage.ts';
import { askStorage } from '../reader/askStorage.ts';
import { storageFile } from '../reader/storageFile.ts';
import { storageScript } from '../reader/storageTables.ts';
import { resultNames } from './resultNames.ts';

/** Rows of a result at most; past them it is cut, and that is said. */
export const maxRows = 1_000_000;

/** A result with the CSV file that holds it. */
export interface StoredResult extends QueryResult {
  file: string;
  durationMs: number;
}

/** Runs the queries of this window, one at a time, and keeps the newest results beside the storage. */
export class Queries {
  readonly #context: vscode.ExtensionContext;
  #isRunning = false;

  constructor(context: vscode.ExtensionContext) {
    this.#context = context;
  }

  get isRunning(): boolean {
    return this.#isRunning;
  }

  /**
   * Runs a statement with its progress in a notification, which can cancel it; undefined where that was done. Throws a
   * `StorageRefusal` where the statement or the storage does not allow it.
   */
  async run(sql: string): Promise<StoredResult | undefined> {
    this.#isRunning = true;
    const options = {
      location: vscode.ProgressLocation.Notification,
      title: 'Query on the storage',
      cancellable: true,
    };
    try {
      return await vscode.window.withProgress(options, (_, token) => this.#ask(sql, token));
    } finally {
      this.#isRunning = false;
    }
  }

  async #ask(sql: string, token: vscode.CancellationToken): Promise<StoredResult | undefined> {
    const cancelled = new AbortController();
    token.onCancellationRequested(() => cancelled.abort());
    const startedAt = performance.now();
    const database = storageFile(this.#context);
    const file = await this.#nextFile(path.join(path.dirname(database), 'queries'));
    const script = storageScript(this.#context);
    try {
      const answer = await askStorage(script, { ask: 'query', database, sql, file, maxRows }, cancelled.signal);
      if (answer.type !== 'result') throw new Error('The reader of the storage answered something else.');
      return { ...answer.result, file, durationMs: performance.now() - startedAt };
    } catch (error) {
      if (cancelled.signal.aborted) return undefined;
      throw error;
    }
  }

  async #nextFile(folder: string): Promise<string> {
    const { next, stale } = resultNames(await fs.readdir(folder).catch(() => []));
    for (const name of stale) await fs.rm(path.join(folder, name), { force: true });
    return path.join(folder, next);
  }
}
