import type { JSONSchema } from 'vscode-json-languageservice';
import type { Thread } from './descriptionThread.ts';
import type { Files } from './files.ts';

/** The program that reads descriptions of APIs. */
export type DescriptionProgram = Pick<
  typeof import('@pagewright/engine/describedFiles'),
  'DescribedFile' | 'givenSource'
>;

/** The services that the server gets from its surroundings. */
export interface ServerHost {
  schema: JSONSchema;
  /** The schema of the expectations of tests. */
  expectSchema: JSONSchema;
  /** The URI of the folder of the documentation, which ships with the server; absent if the server does not know it. */
  documentation?: string;
  /** The disk of this machine, and the thread that reads descriptions of APIs there; absent in a browser. */
  disk?: { files: Files; startDescriptionThread(): Thread };
  loadDescriptions(): Promise<DescriptionProgram>;
  /** Unix time in milliseconds. */
  now(): number;
  /** Calls a function after a pause; the returned function cancels it. */
  later(work: () => void, pauseMs: number): () => void;
  /** Yields to other waiting work, such as a request of the editor. */
  pause(): Promise<void>;
}
