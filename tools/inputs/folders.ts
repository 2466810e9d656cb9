import { access } from 'node:fs/promises';
import path from 'node:path';

/** What a file is; `readForeignFile` says how large it may be. */
type FileKind = 'configuration' | 'description' | 'report' | 'shapes' | 'settings';

/** The folders whose files the tools may read, and nothing else: what an assistant asks for may come from a stranger. */
export class Folders {
  readonly #folders: readonly string[];

  constructor(folders: readonly string[]) {
    this.#folders = folders.map((folder) => path.resolve(folder));
  }

  /** The first folder, in which a text without a file is taken to be. */
  get first(): string {
    return this.#folders[0] ?? path.resolve('.');
  }

  get all(): readonly string[] {
    return this.#folders;
  }

  /** The absolute path of a file or folder. Throws a UserError where it is outside, also by a link. */
  async find(given: string): Promise<string> {
    const { UserError } = await import('@pagewright/engine/run');
    const candidates = this.#folders.map((folder) => path.resolve(folder, given));
    const inside: string[] = [];
    for (const candidate of new Set(candidates)) if (await this.has(candidate)) inside.push(candidate);
    for (const candidate of inside) if (await exists(candidate)) return candidate;
    if (inside[0] !== undefined) return inside[0];
    if (this.#folders.length === 0)
      throw new UserError('tool.outside', 'No folder is open, so no file can be read. Give a "text".');
    const message = `"${given}" is outside of the folders that the tools may read. Give a path below ${this.#shown}.`;
    throw new UserError('tool.outside', message);
  }

  /** Whether a path is in one of the folders, with all of its links followed. */
  async has(file: string): Promise<boolean> {
    const { leavesFolder } = await import('@pagewright/engine/files');
    for (const folder of this.#folders) {
      // A link that cannot be followed leads nowhere.
      if (!(await leavesFolder(file, folder).catch(() => true))) return true;
    }
    return false;
  }

  /** Throws a UserError where the file is outside or cannot be read. */
  async read(given: string, kind: FileKind): Promise<{ file: string; text: string }> {
    const { readForeignText } = await import('@pagewright/engine/files');
    const file = await this.find(given);
    return { file, text: await readForeignText(file, kind) };
  }

  get #shown(): string {
    return this.#folders.map((folder) => `"${folder}"`).join(' or ');
  }
}

async function exists(file: string): Promise<boolean> {
  return await access(file).then(
    () => true,
    () => false,
  );
}
