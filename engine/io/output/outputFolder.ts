import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CsvPart } from './csvPart.ts';
import { FilePageStore } from './filePageStore.ts';
import type { Output, PageStore, TablePart } from './output.ts';
import { withOutputErrors } from './outputError.ts';
import { recoverTables } from './recoverTables.ts';
import { replaceTables } from './replaceTables.ts';
import { StagedFile } from './stagedFile.ts';
import { makeStagingFolder } from './stagingFolder.ts';
import { findTablesPlace, type TablesPlace } from './tablesPlace.ts';

/**
 * An output on disk. The run writes to a hidden folder beside `tables/`, which takes its place at the end; files are
 * opened when there is something to write.
 */
export class OutputFolder implements Output {
  readonly pages: PageStore;
  readonly #store: FilePageStore;
  readonly #outDir: string;
  readonly #place: TablesPlace;
  readonly #staging: string;
  readonly #parts = new Map<TablePart, CsvPart>();
  readonly #files = new Map<string, string>();
  readonly #stagedFiles: StagedFile[] = [];
  #partCount = 0;

  /** Makes the folder, and the hidden one beside its tables. Throws a UserError where it cannot be written to. */
  static async open(outDir: string): Promise<OutputFolder> {
    return withOutputErrors(outDir, async () => {
      await mkdir(outDir, { recursive: true });
      const place = await findTablesPlace(outDir);
      await recoverTables(place);
      const staging = await makeStagingFolder(place.around);
      await mkdir(path.join(staging, 'tables'));
      return new OutputFolder(outDir, place, staging);
    });
  }

  private constructor(outDir: string, place: TablesPlace, staging: string) {
    this.#outDir = outDir;
    this.#place = place;
    this.#staging = staging;
    this.#store = new FilePageStore(path.join(staging, 'pages'), outDir);
    this.pages = this.#store;
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

  /** Files of `tables/` are staged with the tables; the others, such as the state, come with `publish`. */
  async writeFile(file: string, text: string): Promise<void> {
    if (file.startsWith('tables/')) await this.#onDisk(() => writeFile(path.join(this.#staging, file), text));
    else this.#files.set(file, text);
  }

  publish(): Promise<void> {
    return this.#onDisk(async () => {
      for (const [file, text] of this.#files) {
        this.#stagedFiles.push(await StagedFile.write(path.join(this.#outDir, file), text));
      }
      const staged = path.join(this.#staging, 'tables');
      await replaceTables(this.#place, { staged, bin: `${this.#staging}-old`, finish: () => this.#placeFiles() });
      await this.discard();
    });
  }

  async discard(): Promise<void> {
    for (const part of this.#parts.values()) await part.drop().catch(() => undefined);
    this.#parts.clear();
    for (const file of this.#stagedFiles.splice(0)) await file.drop();
    await this.#store.close();
    // What cannot be removed says nothing about the tables; the next run tries again.
    await rm(this.#staging, { recursive: true, force: true }).catch(() => undefined);
  }

  /** Last of all: a state without its tables would make the next run leave out what was never written. */
  async #placeFiles(): Promise<void> {
    for (const file of this.#stagedFiles) await file.moveToPlace();
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
