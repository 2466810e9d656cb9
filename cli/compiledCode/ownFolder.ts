import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  type Stats,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/**
 * A folder whose files run as code: nothing is read from it that another user could have written. Reading and writing
 * never fail; a file that cannot be read is missing.
 */
export class OwnFolder {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  read(name: string): Buffer | undefined {
    try {
      if (!this.#isOwn()) return undefined;
      const file = openSync(path.join(this.#folder, name), constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
      try {
        const stats = fstatSync(file);
        return stats.isFile() && isOwn(stats) ? readFileSync(file) : undefined;
      } finally {
        closeSync(file);
      }
    } catch {
      return undefined;
    }
  }

  write(name: string, content: Buffer): void {
    try {
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
      if (this.#isOwn()) replace(path.join(this.#folder, name), content);
    } catch {
      // The next run does without it as well.
    }
  }

  #isOwn(): boolean {
    const stats = lstatSync(this.#folder);
    return stats.isDirectory() && isOwn(stats);
  }
}

const writableByOthers = constants.S_IWGRP | constants.S_IWOTH;

/** Windows keeps the folders of its users apart itself. */
function isOwn({ uid, mode }: Stats): boolean {
  return process.getuid === undefined || (uid === process.getuid() && (mode & writableByOthers) === 0);
}

/** In one step, so that a run which starts meanwhile reads the whole file, or the one before. */
function replace(file: string, content: Buffer): void {
  const unfinished = `${file}.${process.pid}`;
  try {
    writeFileSync(unfinished, content, { flag: 'wx', mode: 0o600 });
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
}
