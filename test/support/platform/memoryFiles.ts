import type { TreeFiles } from '@pagewright/core/project/model/treeFiles';

/** Files in memory, by their paths from the folder that they are in. */
export class MemoryFiles implements TreeFiles {
  readonly texts: Map<string, string>;

  constructor(texts: Readonly<Record<string, string>> | ReadonlyMap<string, string> = {}) {
    this.texts = new Map(texts instanceof Map ? texts : Object.entries(texts));
  }

  read(file: string): Promise<string | undefined> {
    return Promise.resolve(this.texts.get(file));
  }

  list(folder: string): Promise<string[]> {
    const start = folder === '' ? '' : `${folder}/`;
    const inside = [...this.texts.keys()].filter((file) => file.startsWith(start));
    return Promise.resolve([...new Set(inside.map((file) => file.slice(start.length).split('/')[0] ?? ''))]);
  }

  /** Puts texts in, and takes files away. */
  apply(texts: ReadonlyMap<string, string>, obsolete: readonly string[] = []): void {
    for (const file of obsolete) this.texts.delete(file);
    for (const [file, text] of texts) this.texts.set(file, text);
  }

  get all(): Record<string, string> {
    return Object.fromEntries([...this.texts].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}
