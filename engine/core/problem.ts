import type { Code } from './contracts/generated/types.ts';

/** A problem in a configuration, found without running it. */
export interface Problem {
  /** A stable code of the form `area.kind`, with an entry in `docs/diagnostics.md`. */
  code: Code;
  /** An error keeps a run from starting; a warning does not. */
  severity: 'error' | 'warning';
  /** RFC 6901 pointer from the root of the document to the value, or to the object that lacks a key. */
  pointer: string;
  /** The problem and its fix in one or two sentences, with the user's own keys in quotes. */
  message: string;
  data?: { suggestion?: string; key?: string };
}
