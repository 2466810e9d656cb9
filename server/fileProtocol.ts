/** Asks the editor for a file that the server cannot read itself: those of a virtual workspace, and in a browser all. */
export const readFileRequest = 'pagewright/readFile';

export interface ReadFileParams {
  uri: string;
  /** The maximum size; a larger file is not read. */
  mostBytes: number;
}

/** The text, without a byte order mark, or the reason why there is none. */
export type ReadFileAnswer = { text: string } | { problem: FileProblem };

export type FileProblem = 'missing' | 'folder' | 'tooLarge' | 'noPermission';

/** Asks the editor for the names of the files and folders in a folder; null if it cannot be read. */
export const listFolderRequest = 'pagewright/listFolder';

export interface ListFolderParams {
  uri: string;
}

export type ListFolderAnswer = string[] | null;

/** Asks the editor for a text that differs once the file has changed; null if there is no such file. */
export const statFileRequest = 'pagewright/statFile';

export interface StatFileParams {
  uri: string;
}

export type StatFileAnswer = string | null;
