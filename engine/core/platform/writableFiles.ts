import type { TreeFiles } from '../project/model/treeFiles.ts';

/** The files of a folder that belongs to a project, for reading and for writing. They are named as those of a tree are. */
export interface WritableFiles extends TreeFiles {
  /** SHA-256 of the bytes of a file; undefined: there is none. Throws a UserError for one that cannot be read. */
  hash(file: string): Promise<string | undefined>;
  /**
   * Makes all changes, or none: everything is written beside its place before the first file takes its place, and the
   * last file of the list comes last. Missing folders are made, and those that become empty are removed. Throws a
   * UserError, such as for a full disk or a link that leads out of the folder.
   */
  change(folder: string, changes: readonly FileChange[]): Promise<void>;
  /** Works on a folder while no other window or process does. Throws the signal's reason. */
  locked<T>(folder: string, work: () => Promise<T>, signal: AbortSignal): Promise<T>;
}

/** A file that is written, or removed. */
export interface FileChange {
  file: string;
  /** Undefined: the file is removed. */
  text: string | undefined;
}
