import type { SummaryEvidence } from './runSummary.ts';

/** A run in words. The terminal, the Markdown document and the webview differ only in layout. */
export interface RunDescription {
  headline: string;
  facts: RunFacts;
  /** Only the sections with content. */
  sections: Section[];
}

/** The facts of a run. With its name, each value reads as a sentence: "sent 2 requests". */
export interface RunFacts {
  /** Only if the run has one. */
  environment?: string;
  values?: string;
  started: string;
  took: string;
  sent: string;
  /** Not of a search for paging, which counts no records. */
  read?: string;
  /** Only if tables were written. */
  wrote?: string;
  /** Only of a job of the platform: which one, and of which version. */
  ran?: string;
  /** Only in the editor, if it happened elsewhere. */
  opened?: string;
}

export interface Section {
  id:
    | 'concerns'
    | 'missing'
    | 'remarks'
    | 'limits'
    | 'warnings'
    | 'processors'
    | 'found'
    | 'seen'
    | 'tried'
    | 'pace'
    | 'jobs'
    | 'tables';
  title: string;
  blocks: Block[];
  /** The lines as a table. */
  table?: Table;
}

/** Related lines, with a heading if they are about one job. */
export interface Block {
  job?: string;
  heading?: Phrase;
  lines: Line[];
  /** Another paging method of the job may read the missing records. */
  isOfPaging?: true;
}

export interface Line {
  text: Phrase;
  /** The source: a code, a place, and the key that caused the line. */
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
  /** Whether its cells are too long for a terminal. */
  isLong?: boolean;
}
