import { createHash } from 'node:crypto';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { filesBeyond, readForeignText } from '@pagewright/engine/files';
import { readShapes } from '@pagewright/engine/shapes';
import * as vscode from 'vscode';
import type { KnownSource } from '../../language/client/knownConfigurations.ts';
import { Emitter } from '../../shared/emitter.ts';
import { type FileMove, movedFile } from '../../shared/fileMove.ts';

/** The maximum number of configurations of a workspace; those that have not run for the longest time are forgotten. */
const maxFiles = 200;

/** The file of learnt limits beside one of shapes. */
function limitsBeside(shapesFile: string): string {
  return shapesFile.replace(/\.shapes\.json$/, '.limits.json');
}

/**
 * The response shapes of all runs, in the storage of the workspace: one file for each configuration, whether or not
 * there is one next to it. The language server reads both.
 */
export class LearnedShapes implements KnownSource {
  readonly #folder: string;
  readonly #learned = new Emitter<void>();
  readonly onDidChange = this.#learned.event;

  constructor({ storageUri, globalStorageUri }: Pick<vscode.ExtensionContext, 'storageUri' | 'globalStorageUri'>) {
    this.#folder = path.join((storageUri ?? globalStorageUri).fsPath, 'shapes');
  }

  /** The file for a run to extend. If its folder cannot be made, the run reports it. */
  async prepare(configFile: string): Promise<string> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 }).catch(() => undefined);
    return this.#fileOf(configFile);
  }

  /** The file in which runs of a configuration keep what they learn of the limits of its API. */
  async limitsFileFor(configFile: string): Promise<string> {
    return limitsBeside(await this.prepare(configFile));
  }

  /** The shapes that runs of this configuration have learned; undefined if there are none. */
  async read(configFile: string): Promise<ReturnType<typeof readShapes>> {
    return readShapes(await readForeignText(this.#fileOf(configFile), 'shapes').catch(() => ''));
  }

  /** Whether runs of this configuration have learned shapes, without reading them. */
  async has(configFile: string): Promise<boolean> {
    return await stat(this.#fileOf(configFile)).then(
      () => true,
      () => false,
    );
  }

  /** Reports that a run has ended, which may have learned something. */
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

  /** Takes what was learned of a configuration along when it moves, alone or with its folder. */
  async move({ from, to }: FileMove): Promise<void> {
    const isFolder = await stat(to).then(
      (found) => found.isDirectory(),
      () => false,
    );
    const inside = isFolder ? new vscode.RelativePattern(to, '**/*.extractor.json') : undefined;
    const below = inside === undefined ? [] : await vscode.workspace.findFiles(inside, undefined, maxFiles);
    const files = [to, ...below.map(({ fsPath }) => fsPath)];
    const moves = files.map((file) => ({ from: movedFile(file, { from: to, to: from }) ?? file, to: file }));
    for (const each of moves) {
      const [before, after] = [this.#fileOf(each.from), this.#fileOf(each.to)];
      await rename(before, after).catch(() => undefined);
      await rename(limitsBeside(before), limitsBeside(after)).catch(() => undefined);
    }
    this.#learned.fire();
  }

  #fileOf(configFile: string): string {
    const name = createHash('sha256').update(configFile).digest('hex').slice(0, 32);
    return path.join(this.#folder, `${name}.shapes.json`);
  }

  async #forgetOldest(): Promise<void> {
    const oldest = await filesBeyond(this.#folder, '.shapes.json', maxFiles);
    const forgotten = oldest.flatMap((file) => [file, limitsBeside(file)]);
    await Promise.all(forgotten.map((file) => rm(file, { force: true })));
  }
}
