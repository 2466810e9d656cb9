import type { JSONSchema } from 'vscode-json-languageservice';

/** The world as the server sees it. */
export interface Environment {
  /** The schema of configurations. */
  schema: JSONSchema;
  /** The text at a URI, or undefined if it cannot be read. */
  readText(uri: string): Promise<string | undefined>;
  /** Unix time in milliseconds. */
  now(): number;
  /** Does something after a pause; the returned function cancels it. */
  later(work: () => void, pauseMs: number): () => void;
  /** Yields to other waiting work, such as a request of the editor. */
  pause(): Promise<void>;
}
