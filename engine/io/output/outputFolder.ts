import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CsvPart } from './csvPart.ts';
import { FilePageStore } from './filePageStore.ts';
import type { Output, PageStore, StoredPage, TablePart } from './output.ts';
import { withOutputErrors } from './outputError.ts';
import { replaceTables } from './replaceTables.ts';
import { makeStagingFolder } from './stagingFolder.ts';

/**
 * An output on disk. The run writes to a hidden folder beside `tables/`, which takes its place at the end; files are
 * opened when there is something to write.
 */
export class OutputFolder implements Output {
  readonly pages: PageStore;
  readonly #store: FilePageStore;
  readonly #outDir: string;
  readonly #staging: string;
  readonly #parts = new Map<TablePart, CsvPart>();
  readonly #files = new Map<string, string>();
  #partCount = 0;

  /** Makes the folder, and the hidden one in it. Throws a UserError where it cannot be written to. */
  static async open(outDir: string): Promise<OutputFolder> {
    return withOutputErrors(outDir, async () => {
      await mkdir(outDir, { recursive: true });
      const staging = await makeStagingFolder(outDir);
      await mkdir(path.join(staging, 'tables'));
      return new OutputFolder(outDir, staging);
    });
  }

  private constructor(outDir: string, staging: string) {
    this.#outDir = outDir;
    this.#staging = staging;
    const store = new FilePageStore(path.join(staging, 'pages'));
    this.#store = store;
    this.pages = { append: (page: StoredPage) => this.#onDisk(() => store.append(page)), pages: () => store.pages() };
  }

  openPart(columns: readonly string[]): TablePart {
    const part = new CsvPart(path.join(this.#staging, `part-${++this.#partCount}`), columns);
    this.#parts.set(part, part);
    return part;
  }

  async dropPart(part: TablePart): Promise<void> {
    await this.#onDisk(() => this.#take(part).drop());
  }

  async placeTable(name: string, parts: readonly TablePart[]): Promise<void> {
    const [first, ...others] = parts.map((part) => this.#take(part));
    if (first === undefined) throw new Error('A table has at least one part.');
    await this.#onDisk(async () => {
      for (const other of others) await first.append(other);
      await first.moveTo(path.join(this.#staging, 'tables', `${name}.csv`));
    });
  }

  flush(): Promise<void> {
    return this.#onDisk(async () => {
      for (const part of this.#parts.values()) await part.flush();
    });
  }

  /** Files of `tables/` are staged with the tables; the others, such as the state, are written by `publish`. */
  async writeFile(file: string, text: string): Promise<void> {
    if (file.startsWith('tables/')) await this.#onDisk(() => writeFile(path.join(this.#staging, file), text));
    else this.#files.set(file, text);
  }

  publish(): Promise<void> {
    return this.#onDisk(async () => {
      await replaceTables(this.#outDir, path.join(this.#staging, 'tables'));
      for (const [file, text] of this.#files) await writeFile(path.join(this.#outDir, file), text);
      await this.discard();
    });
  }

  async discard(): Promise<void> {
    for (const part of this.#parts.values()) await part.drop().catch(() => undefined);
    this.#parts.clear();
    await this.#store.close();
    await rm(this.#staging, { recursive: true, force: true });
  }

  #take(part: TablePart): CsvPart {
    const own = this.#parts.get(part);
    if (own === undefined) throw new Error('The part is not one of this output.');
    this.#parts.delete(part);
    return own;
  }

  #onDisk<T>(work: () => Promise<T>): Promise<T> {
    return withOutputErrors(this.#outDir, work);
  }
}
