// The messages between the extension and the comparison of two runs in its webview. "Before" is the older run.
import type { TableRows } from '../../tables/compare/rowMessages.ts';
import type { RunOutcome } from '../history/runFacts.ts';

/** How a part differs: only in the later run, only in the earlier one, in both but changed, or not at all. */
export type Difference = 'added' | 'gone' | 'changed' | 'equal';

/** The comparison of two runs. */
export interface ComparePage {
  /** The ids of the runs. */
  runs: [before: string, after: string];
  title: string;
  /** The differences in one sentence. */
  headline: string;
  /** Differences between the runs themselves, such as their environments. */
  remarks: string[];
  before: ComparedSide;
  after: ComparedSide;
  figures: ComparedValue[];
  jobs: ComparedJob[];
  requests: ComparedRequests;
  tables: ComparedTable[];
  /** Why there are no tables to compare. */
  noTables?: string | undefined;
}

/** One of the two runs. */
export interface ComparedSide {
  run: string;
  title: string;
  outcome: RunOutcome;
  headline: string;
  started: string;
}

/** A value in both runs; undefined in a run that does not have it. */
export interface ComparedValue {
  name: string;
  before?: string | undefined;
  after?: string | undefined;
}

export interface ComparedJob {
  name: string;
  kind: Difference;
  values: ComparedValue[];
}

export interface ComparedRequests {
  lines: ComparedRequest[];
  /** The number of lines that are not shown. */
  hidden: number;
  /** Jobs whose requests were not all kept, so that they are not compared one by one. */
  unknown: string[];
}

/** A request line, with its response in each run. */
export interface ComparedRequest {
  kind: Difference;
  request: string;
  before?: string | undefined;
  after?: string | undefined;
}

export interface ComparedTable {
  name: string;
  kind: Difference;
  rows: ComparedValue;
  columns: ComparedColumn[];
  /** Whether the types of its columns are known in both runs. */
  hasTypes: boolean;
  /** The comparison of its rows: `waiting` while it is made, undefined for a table of one run. */
  data?: TableRows | 'waiting' | undefined;
}

export interface ComparedColumn {
  name: string;
  kind: Difference;
  /** The type, if it is known. */
  before?: string | undefined;
  after?: string | undefined;
  /** Whether a changed type holds all values of the one before. */
  isWider?: boolean;
}

/** The texts of two runs that can be compared side by side, and their labels. */
export const sides = [
  { text: 'requests', label: 'Requests' },
  { text: 'columns', label: 'Columns' },
  { text: 'summary', label: 'Summaries' },
  { text: 'events', label: 'Events' },
] as const;

export type SideText = (typeof sides)[number]['text'];

export type FromCompareView =
  | { type: 'ready' }
  /** Opens one text of both runs side by side. */
  | { type: 'side'; text: SideText }
  | { type: 'summary'; run: string };

export type ToCompareView =
  | { type: 'page'; page: ComparePage }
  /** A run was deleted. */
  | { type: 'gone' }
  | { type: 'golden'; page: GoldenPage };

/** The case whose tables are compared with its golden ones, and its configuration, by their paths on the disk. */
export interface GoldenSubject {
  file: string;
  isInTree: boolean;
  folder: string;
}

/** The comparison of the tables of a case with its golden ones, which are "before". */
export interface GoldenPage {
  golden: GoldenSubject;
  title: string;
  headline: string;
  tables: ComparedTable[];
}

/** The state of a comparison that VS Code keeps while it is hidden, and over a reload of the window. */
export interface CompareViewState {
  /** Of a comparison of runs. */
  runs?: [before: string, after: string];
  /** Of a comparison with golden tables. */
  golden?: GoldenSubject;
  /** Whether equal parts are shown too. */
  showsEqual: boolean;
  scroll: number;
}
