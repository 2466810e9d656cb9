import type { TreeFiles } from '../core/project/model/treeFiles.ts';

/** Files of which each is read once: what was read is what a change replaces. */
export class TextsOnce implements TreeFiles {
  readonly #files: TreeFiles;
  readonly #texts = new Map<string, Promise<string | undefined>>();

  constructor(files: TreeFiles) {
    this.#files = files;
  }

  read(file: string): Promise<string | undefined> {
    const known = this.#texts.get(file);
    if (known !== undefined) return known;
    const text = this.#files.read(file);
    this.#texts.set(file, text);
    return text;
  }

  list(folder: string): Promise<string[]> {
    return this.#files.list(folder);
  }
}
