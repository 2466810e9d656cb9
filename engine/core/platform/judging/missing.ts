/** What keeps a job of the platform from being judged. */
export interface Missing {
  code: MissingCode;
  /** What is missing and, where something helps, what to do, in a sentence. */
  message: string;
}

export type MissingCode =
  | 'unfinished'
  | 'no-version'
  | 'disabled'
  | 'no-debug'
  | 'debug-mode'
  | 'events-gone'
  | 'events-cut'
  | 'no-rows-before'
  | 'rows-unclear'
  | 'table-changed'
  | 'shared-table'
  | 'processors'
  | 'children'
  | 'iterations'
  | 'post-body'
  | 'requests-unclear'
  | 'values-unknown'
  | 'single-request'
  | 'end-unclear'
  | 'empty-end'
  | 'unknown-warning'
  | 'unreadable';
