import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CsvTableWriter } from './csvTableWriter.ts';
import { FilePageStore } from './filePageStore.ts';
import type { Output, TableWriter } from './output.ts';
import { withOutputErrors } from './outputError.ts';
import { replaceTables } from './replaceTables.ts';

/**
 * An output on disk. The run writes to a hidden folder beside `tables/`, which takes its place at the end; files are
 * opened when there is something to write.
 */
export class OutputFolder implements Output {
  readonly pages: FilePageStore;
  readonly #outDir: string;
  readonly #staging: string;
  readonly #tables: CsvTableWriter[] = [];
  readonly #files = new Map<string, string>();

  /** Makes the folder, and the hidden one in it. Throws a UserError where it cannot be written to. */
  static async open(outDir: string): Promise<OutputFolder> {
    return withOutputErrors(outDir, async () => {
      await mkdir(outDir, { recursive: true });
      const staging = await mkdtemp(path.join(outDir, '.pagewright-'));
      await mkdir(path.join(staging, 'tables'));
      return new OutputFolder(outDir, staging);
    });
  }

  private constructor(outDir: string, staging: string) {
    this.#outDir = outDir;
    this.#staging = staging;
    this.pages = new FilePageStore(path.join(staging, 'pages'));
  }

  openTable(name: string, columns: string[]): TableWriter {
    const table = new CsvTableWriter(path.join(this.#staging, 'tables', `${name}.csv`), columns);
    this.#tables.push(table);
    return table;
  }

  flush(): Promise<void> {
    return withOutputErrors(this.#outDir, async () => {
      for (const table of this.#tables) await table.flush();
    });
  }

  /** Files of `tables/` are staged with the tables; the others, such as the state, are written by `publish`. */
  async writeFile(file: string, text: string): Promise<void> {
    if (!file.startsWith('tables/')) {
      this.#files.set(file, text);
      return;
    }
    await withOutputErrors(this.#outDir, () => writeFile(path.join(this.#staging, file), text));
  }

  publish(): Promise<void> {
    return withOutputErrors(this.#outDir, async () => {
      for (const table of this.#tables) await table.close();
      await replaceTables(this.#outDir, path.join(this.#staging, 'tables'));
      for (const [file, text] of this.#files) await writeFile(path.join(this.#outDir, file), text);
      await this.discard();
    });
  }

  async discard(): Promise<void> {
    for (const table of this.#tables) await table.close().catch(() => undefined);
    await this.pages.close();
    await rm(this.#staging, { recursive: true, force: true });
  }
}
