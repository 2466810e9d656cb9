import { folderOf, nameOf, pathIn } from '../../project/model/folders.ts';
import type { TreeFiles } from '../../project/model/treeFiles.ts';
import { isDeviceName } from '../../text/isDeviceName.ts';

/** Gives out paths that nothing has yet, each to one owner; upper and lower case are one. */
export class FreePaths {
  readonly #files: TreeFiles;
  readonly #given = new Set<string>();
  readonly #owned = new Map<string, string>();

  constructor(files: TreeFiles) {
    this.#files = files;
  }

  /**
   * The path of an owner: the first that is free, of those that `pathWith` makes with no suffix, with the given one, with
   * numbers.
   */
  async take(owner: string, pathWith: (suffix: string) => string, suffix?: string): Promise<string> {
    const owned = this.#owned.get(owner);
    if (owned !== undefined) return owned;
    const first = ['', ...(suffix === undefined ? [] : [`-${suffix}`])];
    for (let count = 0; ; count++) {
      const path = pathWith(first[count] ?? `-${String(count - first.length + 1).padStart(3, '0')}`);
      if (!(await this.#isFree(path))) continue;
      this.add(path);
      this.#owned.set(owner, path);
      return path;
    }
  }

  /** Keeps a path from being given out. */
  add(path: string): void {
    this.#given.add(path.toLowerCase());
  }

  async #isFree(path: string): Promise<boolean> {
    if (isDeviceName(nameOf(path)) || this.#given.has(path.toLowerCase())) return false;
    const names = await this.#files.list(folderOf(path));
    return !names.some((name) => pathIn(folderOf(path), name).toLowerCase() === path.toLowerCase());
  }
}
