import type { FileError, ForeignFileKind } from '@pagewright/engine/foreignFiles';

/** What the server reads. */
export type FileKind = Extract<ForeignFileKind, 'settings' | 'shapes' | 'description'>;

/** A way to the files beside a configuration. */
export interface Files {
  /** The text of a file, or why it is not read; undefined where nobody can read it. */
  readText(uri: string, kind: FileKind): Promise<string | FileError | undefined>;
  /** Differs once the file has changed; undefined where there is none. */
  stateOf(uri: string): Promise<string | undefined>;
  /** The file as messages name it. */
  shown(uri: string): string;
}
