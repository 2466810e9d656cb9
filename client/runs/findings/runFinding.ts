/** What to write in the configuration: a JSON pointer from the root of the document, and the value there. */
export interface Remedy {
  pointer: string;
  value: unknown;
}

/** What a run found out about a part of the configuration. */
export interface RunFinding {
  /** Kind of the evidence, explained in `docs/verdict.md`. */
  code: string;
  message: string;
  severity: 'error' | 'warning' | 'information' | 'hint';
  /** Name of the job, or of the mapped table, that it is about. */
  job?: string | undefined;
  table?: string;
  /** The part that caused it: a JSON pointer relative to the object with `api` and `config`. */
  pointer: string;
  /** Another paging method may read what is missing. */
  isOfPaging?: true;
  /** The text that was most likely meant. */
  suggestion?: string;
  /** The error status that the API responded with. */
  status?: number | undefined;
  /** What was found out about the cause of that status. */
  cause?: string | undefined;
  remedy?: Remedy | undefined;
  /** The run and the number of the request whose response is the cause. */
  response?: { run: string; request: number } | undefined;
}

/** A finding at its line. */
export interface PlacedFinding extends RunFinding {
  /** Lines and characters count from 0. */
  line: number;
  start: number;
  end: number;
  /** The whole line; once it changes, the finding no longer holds. */
  lineText: string;
  /** When the run ended, in milliseconds of Unix time. */
  seenAt: number;
}
