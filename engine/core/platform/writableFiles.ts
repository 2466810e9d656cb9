import type { TreeFiles } from '../project/model/treeFiles.ts';

/** The files of the folder of a project, for reading and for writing. They are named by their paths from there, with "/". */
export interface WritableFiles extends TreeFiles {
  /** SHA-256 of the bytes of a file; undefined: there is none. Throws a UserError for one that cannot be read. */
  hash(file: string): Promise<string | undefined>;
  /**
   * Writes and removes files: everything is written beside its place before the first one takes its place, and the last
   * one of the list comes last. Missing folders are made, and those that become empty are removed. Throws a UserError,
   * such as for a full disk, or for a link that leads out of the folder.
   */
  change(changes: readonly FileChange[]): Promise<void>;
  /** Works on the folder while no other window or process does. Throws the signal's reason. */
  locked<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T>;
}

/** A file that is written, or removed. */
export interface FileChange {
  file: string;
  /** Undefined: the file is removed. */
  text: string | undefined;
}
