import type { SummaryEvidence } from './runSummary.ts';

/**
 * A run in words, as plain data. The terminal, the Markdown document and the webview show the same words and differ
 * only in layout.
 */
export interface RunDescription {
  /** The verdict in one sentence. */
  headline: string;
  facts: RunFacts;
  /** Only the sections with content. */
  sections: Section[];
}

/** The facts of a run. After its name each reads as a sentence: "sent 2 requests". */
export interface RunFacts {
  /** Only if the run was made with one. */
  environment?: string;
  started: string;
  took: string;
  sent: string;
  read: string;
  /** Only if tables were written. */
  wrote?: string;
  /** Only in the editor, if it happened elsewhere. */
  opened?: string;
}

export interface Section {
  id: 'concerns' | 'limits' | 'jobs' | 'tables';
  title: string;
  blocks: Block[];
  /** The same as a table. */
  table?: Table;
}

/** Lines that belong together, under a heading where they are about one job. */
export interface Block {
  job?: string;
  heading?: Phrase;
  lines: Line[];
  /** Another paging method of the job may read what is missing. */
  isOfPaging?: true;
}

/** A sentence. */
export interface Line {
  text: Phrase;
  /** Its source: its code, where it was seen, and the key that caused it. */
  detail?: Phrase;
  /** Only for evidence. */
  speaks?: SummaryEvidence['speaks'];
}

/** Text in which names, codes and pointers are marked as code. */
export type Phrase = readonly (string | { code: string })[];

export interface Table {
  columns: Column[];
  rows: string[][];
}

export interface Column {
  title: string;
  isNumber?: boolean;
  /** Its cells are too long for a terminal. */
  isLong?: boolean;
}
