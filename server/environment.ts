import type { JSONSchema } from 'vscode-json-languageservice';
import type { Thread } from './descriptionThread.ts';
import type { ReadText } from './service/readText.ts';

/** The world as the server sees it. */
export interface Environment {
  /** The schema of configurations. */
  schema: JSONSchema;
  /** The URI of the folder of the documentation, which ships with the server. */
  documentation: string;
  /** Reads a file on the disk. */
  readText: ReadText;
  /** Starts the thread that reads descriptions of APIs. */
  startDescriptionThread(): Thread;
  /** Unix time in milliseconds. */
  now(): number;
  /** Does something after a pause; the returned function cancels it. */
  later(work: () => void, pauseMs: number): () => void;
  /** Yields to other waiting work, such as a request of the editor. */
  pause(): Promise<void>;
}
