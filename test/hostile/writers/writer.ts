/** Writes files. A killed writer leaves the old file or all of the new one. */
export interface Writer {
  name: string;
  /** Arguments of the command line, or a script that imports from the sources. */
  does: { args: readonly string[] } | { script: string };
  /** Puts what it reads into a folder; `url` is the address of an API. */
  prepare?: (folder: string, url: string) => void | Promise<void>;
  /** By their names in the folder: files that it replaces, and those that it makes or that `prepare` puts there. */
  replaces?: readonly string[];
  makes?: readonly string[];
  /** Files that have another place for a moment, in which a reader finds none. */
  moves?: readonly string[];
  /** Fails where the result is not whole, and is more than one file. */
  check?: (folder: string) => void;
  /** The exit code of an undisturbed one; absent: 0. */
  code?: number;
  /** The part that is equal in all whole files of a writer, where times and the like differ; absent: all of it. */
  essence?: (text: string) => unknown;
}
