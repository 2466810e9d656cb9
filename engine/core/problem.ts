import type { Code } from './contracts/generated/types.ts';

/** Something wrong with a configuration, found without running it. */
export interface Problem {
  /** Stable for ever, `area.kind`; each has an entry in `docs/diagnostics.md`. */
  code: Code;
  /** An error keeps a run from starting; a warning does not. */
  severity: 'error' | 'warning';
  /** RFC 6901 pointer from the root of the document to the value (or to the object that lacks a key). */
  pointer: string;
  /** What is wrong and what to do, one or two sentences, the user's own words in quotes. */
  message: string;
  /** What a quick fix needs to know. */
  data?: { suggestion?: string; key?: string };
}
