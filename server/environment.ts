import type { JSONSchema } from 'vscode-json-languageservice';

/** The world as the server sees it. */
export interface Environment {
  /** The schema of configurations. */
  schema: JSONSchema;
  /** The text behind a URI, or undefined where there is none that can be read. */
  readText(uri: string): Promise<string | undefined>;
  /** Unix time in milliseconds. */
  now(): number;
  /** Does something after a pause; the function that it gives calls it off. */
  later(work: () => void, pauseMs: number): () => void;
  /** Gives way to what else waits to be done, such as a question of the editor. */
  pause(): Promise<void>;
}
