/** What a run found of a part of the configuration. */
export interface Finding {
  /** Kind of the evidence, explained in `docs/verdict.md`. */
  code: string;
  message: string;
  severity: 'error' | 'warning' | 'information' | 'hint';
  /** Name of the job that it was found in, or of the mapped table. */
  job?: string;
  table?: string;
  /** The part that causes it: a JSON pointer below the object that holds `api` and `config`. */
  pointer: string;
  /** The text that was meant there most likely. */
  suggestion?: string;
}

/** A finding on its line. */
export interface PlacedFinding extends Finding {
  /** Lines and characters count from 0. */
  line: number;
  start: number;
  end: number;
  /** The whole line; where it changes, the finding is no longer true. */
  lineText: string;
  /** When the run ended, in milliseconds of Unix time. */
  seenAt: number;
}
