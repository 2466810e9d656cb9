import { FileError } from '../../core/errors.ts';
import { type ForeignFileKind, maxBytes, tooLarge } from './maxBytes.ts';

/** The files of a folder, on a disk or elsewhere. Their names have `/`, relative to it. */
export interface FileSource {
  /** Name of the folder in messages. */
  readonly folder: string;
  /** The names of the files, at least of those that are not in a subfolder; none if the folder is missing. */
  list(): Promise<string[]>;
  /** Throws a FileError if the file is missing or too large for its kind. */
  read(name: string, kind: ForeignFileKind): Promise<Uint8Array>;
}

/** Reads a file as text, without the byte order mark of Windows programs. Throws a FileError like `read`. */
export async function readText(files: FileSource, name: string, kind: ForeignFileKind): Promise<string> {
  return new TextDecoder().decode(await files.read(name, kind));
}

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
