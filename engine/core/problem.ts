import type { Code } from './contracts/generated/types.ts';

/** A problem in a configuration, found without running it. */
export interface Problem {
  /** Never changes. Has the form `area.kind` and an entry in `docs/diagnostics.md`. */
  code: Code;
  /** An error keeps a run from starting; a warning does not. */
  severity: 'error' | 'warning';
  /** RFC 6901 pointer from the root of the document to the value (or to the object that lacks a key). */
  pointer: string;
  /** What is wrong and what to do, in one or two sentences, with the user's own keys in quotes. */
  message: string;
  /** The data that a quick fix needs. */
  data?: { suggestion?: string; key?: string };
}
