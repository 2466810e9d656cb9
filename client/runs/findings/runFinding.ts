/** The edit to make in the configuration: a JSON pointer from the root of a file, and the value there. */
export interface Remedy {
  pointer: string;
  value: unknown;
  /** The name of the file in its tree; absent: the one with the finding. */
  file?: string;
}

/** A finding of a run about a part of the configuration. */
export interface RunFinding {
  /** Kind of the evidence, explained in `docs/verdict.md`. */
  code: string;
  message: string;
  severity: 'error' | 'warning' | 'information' | 'hint';
  /** Name of the job, or of the mapped table, that has the finding. */
  job?: string | undefined;
  table?: string;
  /** The part that caused it: a JSON pointer relative to the object with `api` and `config`. */
  pointer: string;
  /** Whether another paging method may read the missing records. */
  isOfPaging?: true;
  /** The text that was most likely meant. */
  suggestion?: string;
  /** The error status that the API responded with. */
  status?: number | undefined;
  /** The cause of that status, if it was found. */
  cause?: string | undefined;
  /** Edits that may remove the cause, the likeliest first. If there are several, one has to be chosen. */
  remedies?: readonly Remedy[];
  /** Whether it ended the run; without, it is evidence of a verdict. */
  isFailure?: true;
  /** The run and the number of the request whose response is the cause. */
  response?: { run: string; request: number } | undefined;
}

/** A finding at its line. */
export interface PlacedFinding extends RunFinding {
  /** The line, counted from 0 like the characters. */
  line: number;
  start: number;
  end: number;
  /** The whole line; once it changes, the finding no longer holds. */
  lineText: string;
  /** The time when the run ended, in milliseconds of Unix time. */
  seenAt: number;
}
