import fs from 'node:fs/promises';
import path from 'node:path';
import type { DescribedTable } from '@pagewright/engine/storage';
import type * as vscode from 'vscode';
import { askStorage } from './askStorage.ts';
import { storageFile } from './storageFile.ts';

/** The tables of this window's storage, reread only when the file has changed. */
export class StorageTables {
  readonly #context: vscode.ExtensionContext;
  #stamp = '';
  #tables: Promise<DescribedTable[]> | undefined;

  constructor(context: vscode.ExtensionContext) {
    this.#context = context;
  }

  /** Reads the tables. Throws a `StorageRefusal` if there is no storage yet, or it cannot be read. */
  async read(): Promise<DescribedTable[]> {
    const stamp = await stampOf(storageFile(this.#context));
    if (this.#tables === undefined || stamp !== this.#stamp) {
      this.#stamp = stamp;
      this.#tables = this.#ask();
      // A failure is not cached: the next attempt may succeed.
      this.#tables.catch(() => {
        this.#tables = undefined;
      });
    }
    return await this.#tables;
  }

  async #ask(): Promise<DescribedTable[]> {
    const script = storageScript(this.#context);
    const reply = await askStorage(script, { ask: 'tables', database: storageFile(this.#context) });
    return reply.type === 'tables' ? reply.tables : [];
  }
}

/** The bundled script that reads the storage. */
export function storageScript(context: vscode.ExtensionContext): string {
  return context.asAbsolutePath(path.join('dist', 'storageReader.js'));
}

async function stampOf(file: string): Promise<string> {
  const found = await fs.stat(file).catch(() => undefined);
  return found === undefined ? '' : `${found.mtimeMs} ${found.size}`;
}
