import type { FileError, ForeignFileKind } from '@pagewright/engine/foreignFiles';

export type FileKind = Extract<ForeignFileKind, 'settings' | 'shapes' | 'description'>;

/** Access to the files of configurations. */
export interface Files {
  /** The text of a file, or the reason why it is not read; undefined if it cannot be read. */
  readText(uri: string, kind: FileKind): Promise<string | FileError | undefined>;
  /** A text that differs once the file has changed; undefined if there is none. */
  stateOf(uri: string): Promise<string | undefined>;
  /** The name of the file in messages. */
  shown(uri: string): string;
}
