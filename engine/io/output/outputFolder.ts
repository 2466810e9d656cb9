import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../files/makeFolder.ts';
import { CsvPart } from './csvPart.ts';
import { FilePageStore } from './filePageStore.ts';
import { lockFolder, withFolderLock } from './folderLock.ts';
import { moveForeignFiles } from './moveForeignFiles.ts';
import type { Output, PageStore, TablePart } from './output.ts';
import { withOutputErrors } from './outputError.ts';
import { isUnfinished, type Move, recoverWhole, replaceWhole } from './replaceWhole.ts';
import { StagedFile } from './stagedFile.ts';
import { filled, makeStagingFolder } from './stagingFolder.ts';
import { stayWithin } from './stayWithin.ts';
import { findTablesPlace, type TablesPlace } from './tablesPlace.ts';

/**
 * An output on disk. The run writes to a hidden folder beside `tables/`, which replaces it at the end; files are opened
 * when there is something to write.
 */
export class OutputFolder implements Output {
  readonly pages: PageStore;
  readonly #store: FilePageStore;
  readonly #outDir: string;
  readonly #linksWithin: readonly string[] | undefined;
  readonly #place: TablesPlace;
  readonly #staging: string;
  readonly #parts = new Map<TablePart, CsvPart>();
  readonly #files = new Map<string, string>();
  readonly #stagedFiles: StagedFile[] = [];
  #partCount = 0;
  #release: (() => Promise<void>) | undefined;

  /**
   * Makes the folder, and the hidden one beside its tables. Throws a UserError if it cannot be written to, or if a link
   * in it goes outside these folders.
   */
  static async open(outDir: string, linksWithin?: readonly string[]): Promise<OutputFolder> {
    return withOutputErrors(outDir, async () => {
      await makeFolder(outDir);
      const place = await findTablesPlace(outDir);
      await stayWithin([place.tables, place.previous, path.join(outDir, 'state.json')], linksWithin);
      // Without anything to recover, a run can start while another one has the folder locked.
      if (await isUnfinished(place)) await withFolderLock(place.folder, () => recoverTables(place));
      const staging = await makeStagingFolder(place.folder);
      await filled(staging, () => makeFolder(stagedTables(staging, place)));
      return new OutputFolder(outDir, linksWithin, place, staging);
    });
  }

  private constructor(outDir: string, linksWithin: readonly string[] | undefined, place: TablesPlace, staging: string) {
    this.#outDir = outDir;
    this.#linksWithin = linksWithin;
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
      await first.moveTo(path.join(this.#stagedTables, `${name}.csv`));
    });
  }

  flush(): Promise<void> {
    return this.#onDisk(async () => {
      for (const part of this.#parts.values()) await part.flush();
    });
  }

  /** Files of `tables/` are staged with the tables; `publish` moves the others, such as the state. */
  async writeFile(file: string, text: string): Promise<void> {
    const [, ofTables] = /^tables\/(.*)$/s.exec(file) ?? [];
    if (ofTables === undefined) this.#files.set(file, text);
    else await this.#onDisk(() => writeFile(path.join(this.#stagedTables, ofTables), text));
  }

  publish(signal?: AbortSignal): Promise<void> {
    return this.#onDisk(async () => {
      for (const [file, text] of this.#files) {
        const target = path.join(this.#outDir, file);
        // Includes links made during the run.
        await stayWithin([target], this.#linksWithin);
        this.#stagedFiles.push(await StagedFile.write(target, text));
      }
      this.#release = await lockFolder(this.#place.folder, { signal });
      const staged = path.dirname(this.#stagedTables);
      await replaceWhole(this.#place, { staged, bin: `${this.#staging}-old`, finish: (move) => this.#finish(move) });
      await this.discard();
    });
  }

  async discard(): Promise<void> {
    for (const part of this.#parts.values()) await part.drop().catch(() => undefined);
    this.#parts.clear();
    for (const file of this.#stagedFiles.splice(0)) await file.drop();
    await this.#store.close();
    // The next run tries again.
    await rm(this.#staging, { recursive: true, force: true }).catch(() => undefined);
  }

  async close(): Promise<void> {
    await this.#release?.();
    this.#release = undefined;
  }

  /** The state comes last: without its tables, the next run would skip rows that were never written. */
  async #finish(move: Move): Promise<void> {
    await moveForeignFiles(this.#place.previousTables, this.#place.tables, move);
    for (const file of this.#stagedFiles) await file.moveToPlace();
  }

  get #stagedTables(): string {
    return stagedTables(this.#staging, this.#place);
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

/** The folder of the staged tables, beside the rows and pages of the run. */
function stagedTables(staging: string, { tables }: TablesPlace): string {
  return path.join(staging, 'new', path.basename(tables));
}

/** Recovers the tables, and moves a person's files beside them, if that was not done. */
async function recoverTables(place: TablesPlace): Promise<void> {
  await recoverWhole(place);
  await moveForeignFiles(place.previousTables, place.tables);
}
