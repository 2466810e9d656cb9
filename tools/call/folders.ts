import { access } from 'node:fs/promises';
import path from 'node:path';

/** The kind of a file, which determines its maximum size in `readForeignFile`. */
type FileKind = 'configuration' | 'description' | 'report' | 'shapes' | 'settings';

/** The folders whose files the tools may read, and nothing else: an assistant's requests may come from a stranger. */
export class Folders {
  readonly #folders: readonly string[];

  constructor(folders: readonly string[]) {
    this.#folders = folders.map((folder) => path.resolve(folder));
  }

  /** The first folder, which a text without a file is assumed to be in. */
  get first(): string {
    return this.#folders[0] ?? path.resolve('.');
  }

  get all(): readonly string[] {
    return this.#folders;
  }

  /** The absolute path of a file or folder. Throws a UserError if it is outside, also by a link. */
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
      // A link that cannot be followed has no target.
      if (!(await leavesFolder(file, folder).catch(() => true))) return true;
    }
    return false;
  }

  /** Reads a file. Throws a UserError if it is outside or cannot be read. */
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
