import { folderOf, nameOf, pathIn } from '../../project/model/folders.ts';
import type { TreeFiles } from '../../project/model/treeFiles.ts';

/** Names that Windows keeps for devices. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Gives out paths that nothing has yet, each once; upper and lower case are one. */
export class FreePaths {
  readonly #files: TreeFiles;
  readonly #given = new Set<string>();

  constructor(files: TreeFiles) {
    this.#files = files;
  }

  /** The first path that is free, of those that `pathWith` makes with no suffix, with the wanted one, with numbers. */
  async take(pathWith: (suffix: string) => string, suffix?: string): Promise<string> {
    const wanted = ['', ...(suffix === undefined ? [] : [`-${suffix}`])];
    for (let count = 0; ; count++) {
      const path = pathWith(wanted[count] ?? `-${String(count - wanted.length + 1).padStart(3, '0')}`);
      if (await this.#isFree(path)) {
        this.#given.add(path.toLowerCase());
        return path;
      }
    }
  }

  /** Keeps a path from being given out. */
  add(path: string): void {
    this.#given.add(path.toLowerCase());
  }

  async #isFree(path: string): Promise<boolean> {
    if (reserved.test(nameOf(path)) || this.#given.has(path.toLowerCase())) return false;
    const names = await this.#files.list(folderOf(path));
    return !names.some((name) => pathIn(folderOf(path), name).toLowerCase() === path.toLowerCase());
  }
}
