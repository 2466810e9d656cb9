import type { FileError, ForeignFileKind } from '@pagewright/engine/foreignFiles';

export type FileKind = Extract<ForeignFileKind, 'settings' | 'shapes' | 'description' | 'configuration' | 'golden'>;

/** Access to the files of configurations. */
export interface Files {
  /** The text of a file, or the reason why it is not read; undefined if it cannot be read. */
  readText(uri: string, kind: FileKind): Promise<string | FileError | undefined>;
  /** The names of the files and folders in a folder; none if it cannot be read. */
  list(uri: string): Promise<string[]>;
  /** A text that differs once the file has changed; undefined if there is none. */
  stateOf(uri: string): Promise<string | undefined>;
  /** The name of the file in messages. */
  shown(uri: string): string;
}
