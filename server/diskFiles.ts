import { readdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Files } from './files.ts';
import { readOrError } from './localService.ts';

export const diskFiles: Files = {
  async readText(uri, kind) {
    const file = pathOf(uri);
    return file === undefined ? undefined : await readOrError(file, kind);
  },
  list,
  stateOf,
  shown: (uri) => pathOf(uri) ?? uri,
};

/** The path of a URI; undefined if it cannot be a path on this machine. */
function pathOf(uri: string): string | undefined {
  try {
    return fileURLToPath(uri);
  } catch {
    return undefined;
  }
}

async function list(uri: string): Promise<string[]> {
  const folder = pathOf(uri);
  if (folder === undefined) return [];
  try {
    return await readdir(folder);
  } catch {
    return [];
  }
}

async function stateOf(uri: string): Promise<string | undefined> {
  try {
    const { mtimeMs, size } = await stat(fileURLToPath(uri));
    return `${mtimeMs} ${size}`;
  } catch (error) {
    // A file that cannot be inspected for another reason is read, which reports why.
    const isMissing =
      !(error instanceof Error && 'code' in error) || error.code === 'ENOENT' || error.code === 'ENOTDIR';
    return isMissing ? undefined : 'unreadable';
  }
}
