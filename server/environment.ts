import type { JSONSchema } from 'vscode-json-languageservice';
import type { Thread } from './descriptionThread.ts';
import type { Files } from './files.ts';

/** What reads descriptions of APIs. */
export type DescriptionProgram = Pick<
  typeof import('@pagewright/engine/describedFiles'),
  'DescribedFile' | 'givenSource'
>;

/** The world as the server sees it. */
export interface Environment {
  /** The schema of configurations. */
  schema: JSONSchema;
  /** The URI of the folder of the documentation, which ships with the server; absent where it does not know it. */
  documentation?: string;
  /** The disk of this machine, and the thread that reads descriptions of APIs there; absent in a browser. */
  disk?: { files: Files; startDescriptionThread(): Thread };
  /** Loads what reads descriptions of APIs that are not on the disk. */
  loadDescriptions(): Promise<DescriptionProgram>;
  /** Unix time in milliseconds. */
  now(): number;
  /** Does something after a pause; the returned function cancels it. */
  later(work: () => void, pauseMs: number): () => void;
  /** Yields to other waiting work, such as a request of the editor. */
  pause(): Promise<void>;
}
