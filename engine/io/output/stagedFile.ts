import path from 'node:path';
import { FileBeside } from './fileBeside.ts';
import { withOutputErrors } from './outputError.ts';
import { findWritePlace, type WritePlace } from './writePlace.ts';

/** A file of a run that is written beside its place and takes the place later in one step. */
export class StagedFile {
  readonly #place: WritePlace;
  readonly #beside: FileBeside;

  /** Writes it; a full disk is noticed here. Throws a UserError if it cannot be written. */
  static async write(file: string, text: string): Promise<StagedFile> {
    return await named(file, async () => {
      const place = await findWritePlace(file);
      if (!place.isReplaceable) throw Object.assign(new Error(`"${file}" is not a file.`), { code: 'EEXIST' });
      const staged = new StagedFile(place, await FileBeside.open(place));
      await staged.#fill(text);
      return staged;
    });
  }

  private constructor(place: WritePlace, beside: FileBeside) {
    this.#place = place;
    this.#beside = beside;
  }

  /** Throws a UserError if the place is blocked. */
  async moveToPlace(): Promise<void> {
    await named(this.#place.file, () => this.#beside.replace());
  }

  async drop(): Promise<void> {
    await this.#beside.drop();
  }

  async #fill(text: string): Promise<void> {
    try {
      await this.#beside.write(text);
      await this.#beside.finish();
    } catch (error) {
      await this.drop();
      throw error;
    }
  }
}

function named<T>(file: string, work: () => Promise<T>): Promise<T> {
  return withOutputErrors(file, work, `The ${path.basename(file)} of the run cannot be written to`);
}
