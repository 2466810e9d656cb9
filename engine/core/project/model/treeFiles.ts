/**
 * The files of a tree. A file is named by its path or URI with "/" between the names; a folder has no "/" at its end.
 * What cannot be read is as good as missing, and the readers never reject, unless more is said of the files.
 */
export interface TreeFiles {
  /** The text of a file; undefined if there is none, or if it cannot be read. */
  read(file: string): Promise<string | undefined>;
  /** The names of the files and folders in a folder; none if it cannot be read. */
  list(folder: string): Promise<string[]>;
}
