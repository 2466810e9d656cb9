import fs from 'node:fs/promises';
import path from 'node:path';
import type { QueryResult } from '@pagewright/engine/storage';
import type * as vscode from 'vscode';
import { cancellable } from '../../shared/cancellable.ts';
import { withProgress } from '../../shared/messages.ts';
import { askStorage } from '../reader/askStorage.ts';
import { resultsFolder, storageFile } from '../reader/storageFile.ts';
import { storageScript } from '../reader/storageTables.ts';
import { resultNames } from './resultNames.ts';

/** The maximum number of rows of a result; a longer result is cut, with a message to the user. */
export const maxRows = 1_000_000;

/** The maximum number of characters of a result, which is a file. */
const maxCharacters = 1_000_000_000;

/** A result with the CSV file that holds it. */
export interface StoredResult extends QueryResult {
  file: string;
  durationMs: number;
}

/** Runs the queries of this window, one at a time, and keeps the newest results next to the storage. */
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
   * Runs a statement with a progress notification; undefined if the user cancels there. Throws a `StorageRefusal` if
   * the user can fix the error.
   */
  async run(sql: string): Promise<StoredResult | undefined> {
    this.#isRunning = true;
    try {
      return await withProgress(cancellable('Storage query'), (_, token) => this.#ask(sql, token));
    } finally {
      this.#isRunning = false;
    }
  }

  async #ask(sql: string, token: vscode.CancellationToken): Promise<StoredResult | undefined> {
    const cancelled = new AbortController();
    token.onCancellationRequested(() => cancelled.abort());
    const startedAt = performance.now();
    const database = storageFile(this.#context);
    const file = await this.#nextFile(resultsFolder(this.#context));
    const script = storageScript(this.#context);
    try {
      const request = { ask: 'query', database, sql, file, maxRows, maxCharacters } as const;
      const reply = await askStorage(script, request, { signal: cancelled.signal });
      if (reply.type !== 'result') throw new Error('The storage process sent an unexpected reply.');
      return { ...reply.result, file, durationMs: performance.now() - startedAt };
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
