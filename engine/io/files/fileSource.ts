import { FileError } from '../../core/errors.ts';
import { type ForeignFileKind, maxBytes, tooLarge } from './maxBytes.ts';

/** Files that a run has left in a folder, wherever they are now. They have names with `/`, relative to it. */
export interface FileSource {
  /** What messages call the folder. */
  readonly folder: string;
  /** The names of the files, at least of those that are not in a folder of their own; none where the folder is missing. */
  list(): Promise<string[]>;
  /** Throws a FileError where the file is missing, or larger than its kind may be. */
  read(name: string, kind: ForeignFileKind): Promise<Uint8Array>;
}

/** Reads a file as text, without the byte order mark that Windows programs may write. Throws a FileError like `read`. */
export async function readText(files: FileSource, name: string, kind: ForeignFileKind): Promise<string> {
  return new TextDecoder().decode(await files.read(name, kind));
}

/** Files in memory, by their names. */
export function memoryFiles(files: ReadonlyMap<string, Uint8Array>, folder = 'the folder'): FileSource {
  return {
    folder,
    list: async () => [...files.keys()],
    async read(name, kind) {
      const bytes = files.get(name);
      if (bytes === undefined) throw new FileError(name, 'there is no such file', { isMissing: true });
      if (bytes.length > maxBytes[kind]) throw tooLarge(name, kind);
      return bytes;
    },
  };
}
