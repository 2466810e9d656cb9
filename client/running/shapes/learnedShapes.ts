import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { readForeignText } from '@pagewright/engine/files';
import { readShapes } from '@pagewright/engine/shapes';
import * as vscode from 'vscode';
import type { KnownSource } from '../../language/client/knownConfigurations.ts';
import { Emitter } from '../../shared/emitter.ts';

/** At most this many configurations of a workspace; those that have not been run for the longest time are forgotten. */
const mostFiles = 200;

/**
 * The response shapes of all runs, in the storage of the workspace: one file for each configuration, whether or not there
 * is one beside it. The language server reads both.
 */
export class LearnedShapes implements KnownSource {
  readonly #folder: string;
  readonly #learned = new Emitter<void>();
  readonly onDidChange = this.#learned.event;

  constructor({ storageUri, globalStorageUri }: Pick<vscode.ExtensionContext, 'storageUri' | 'globalStorageUri'>) {
    this.#folder = path.join((storageUri ?? globalStorageUri).fsPath, 'shapes');
  }

  /** The file for a run to extend. Where its folder cannot be made, the run says so. */
  async prepare(configFile: string): Promise<string> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 }).catch(() => undefined);
    return this.#fileOf(configFile);
  }

  /** What runs of this configuration have learned; undefined if that is nothing. */
  async read(configFile: string): Promise<ReturnType<typeof readShapes>> {
    return readShapes(await readForeignText(this.#fileOf(configFile), 'shapes').catch(() => ''));
  }

  /** A run has ended and may have learned something. */
  changed(): void {
    this.#learned.fire();
    void this.#forgetOldest().catch(() => undefined);
  }

  async of({ uri }: Pick<vscode.TextDocument, 'uri'>): ReturnType<KnownSource['of']> {
    const file = this.#fileOf(uri.fsPath);
    const found = await stat(file).catch(() => undefined);
    if (found === undefined) return {};
    return { shapes: { uri: vscode.Uri.file(file).toString(), changedAt: found.mtimeMs } };
  }

  #fileOf(configFile: string): string {
    const name = createHash('sha256').update(configFile).digest('hex').slice(0, 32);
    return path.join(this.#folder, `${name}.shapes.json`);
  }

  async #forgetOldest(): Promise<void> {
    const names = (await readdir(this.#folder)).filter((name) => name.endsWith('.shapes.json'));
    if (names.length <= mostFiles) return;
    const files = names.map((name) => path.join(this.#folder, name));
    const dated = await Promise.all(files.map(async (file) => ({ file, at: (await stat(file)).mtimeMs })));
    const oldest = dated.toSorted((a, b) => b.at - a.at).slice(mostFiles);
    await Promise.all(oldest.map(({ file }) => rm(file, { force: true })));
  }
}
