import { rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { followLinks } from './followLinks.ts';
import { withOutputErrors } from './outputError.ts';
import { makeStagingFolder } from './stagingFolder.ts';

/** A file that is written whole in a hidden folder beside its place, and takes the place later in one step. */
export class StagedFile {
  readonly #file: string;
  readonly #staging: string;
  readonly #name = 'file';

  /** Writes it; a full disk is noticed here. Throws a UserError where it cannot be written. */
  static async write(file: string, text: string): Promise<StagedFile> {
    return await named(file, async () => {
      const target = await followLinks(file);
      // Who may read the file before may read it after.
      const mode = await modeOf(target);
      const staged = new StagedFile(target, await makeStagingFolder(path.dirname(target)));
      await staged.#fill(text, mode);
      return staged;
    });
  }

  private constructor(file: string, staging: string) {
    this.#file = file;
    this.#staging = staging;
  }

  /** Throws a UserError where something is in the way. */
  async moveToPlace(): Promise<void> {
    await named(this.#file, () => rename(path.join(this.#staging, this.#name), this.#file));
  }

  /** Removes what is left beside the place. */
  async drop(): Promise<void> {
    await rm(this.#staging, { recursive: true, force: true }).catch(() => undefined);
  }

  async #fill(text: string, mode: number): Promise<void> {
    try {
      await writeFile(path.join(this.#staging, this.#name), text, { mode });
    } catch (error) {
      await this.drop();
      throw error;
    }
  }
}

/** Throws if the path is not a file: a rename would replace a device with a file. */
async function modeOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined);
  if (found === undefined) return 0o666;
  const code = found.isDirectory() ? 'EISDIR' : 'EEXIST';
  if (!found.isFile()) throw Object.assign(new Error(`"${file}" is not a file.`), { code });
  return found.mode;
}

function named<T>(file: string, work: () => Promise<T>): Promise<T> {
  return withOutputErrors(file, work, `The ${path.basename(file)} of the run cannot be written to`);
}
