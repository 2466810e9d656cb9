import type { TreeFiles } from '../project/model/treeFiles.ts';

/**
 * The files of the folder of a project, for reading and for writing. They are named by their paths from there, with "/".
 * What is there but cannot be read is not taken for missing, which would remove it in the project: the readers throw a
 * FileError.
 */
export interface WritableFiles extends TreeFiles {
  /**
   * Writes and removes files: everything is written beside its place before the first one takes its place, and the last
   * one of the list comes last. Missing folders are made, and those that become empty are removed. Throws a UserError
   * before anything has changed if a file is not as it was when it was read, cannot be read, or lies beyond a link that
   * leads out of the folder, and for a full disk.
   */
  change(changes: readonly FileChange[]): Promise<void>;
  /** Works on the folder while no other window or process does. Throws the signal's reason. */
  locked<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T>;
}

/** A file that is written, or removed. */
export interface FileChange {
  file: string;
  /** The text that is replaced; undefined: there was no file. */
  before: string | undefined;
  /** Undefined: the file is removed. */
  text: string | undefined;
}
