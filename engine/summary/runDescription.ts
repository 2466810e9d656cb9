import type { SummaryEvidence } from './runSummary.ts';

/**
 * A run in words, as plain data. The terminal, the document and the webview all show this: what is said stands in it
 * once, and each of them only lays it out.
 */
export interface RunDescription {
  /** The verdict in one sentence. */
  headline: string;
  facts: RunFacts;
  /** Only those that have anything to say. */
  sections: Section[];
}

/** What the run came to. Behind its name each reads as a sentence: "sent 2 requests". */
export interface RunFacts {
  started: string;
  took: string;
  sent: string;
  read: string;
  /** Only where tables were written. */
  wrote?: string;
}

export interface Section {
  id: 'concerns' | 'limits' | 'jobs' | 'tables';
  title: string;
  blocks: Block[];
  /** The same at a glance. */
  table?: Table;
}

/** Lines that belong together, under a heading where they are about one job. */
export interface Block {
  job?: string;
  heading?: Phrase;
  lines: Line[];
}

/** A sentence. */
export interface Line {
  text: Phrase;
  /** What it rests on: its code, where it was seen, which key is to blame. */
  detail?: Phrase;
  /** Of evidence only. */
  speaks?: SummaryEvidence['speaks'];
}

/** Words, in which names, codes and pointers are set apart. */
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
