// The messages between the extension and the test pane in its webview.
import type { EventLevel } from '@pagewright/engine/run';
import type { PreviewPage } from '../preview/previewMessages.ts';

/** What the test pane shows: a job of a configuration, and one of its pages. */
export interface TestPage {
  /** File name of the configuration. */
  config: string;
  jobs: JobChoice[];
  isPinned: boolean;
  /** Whether a run of the configuration is active in this window. */
  isRunning: boolean;
  /** The run that the pages are from. */
  source?: string;
  position?: PagePosition;
  /** What is not kept. */
  notes: string[];
  /** What the user can do with the job; the first one helps most. */
  actions: TestAction[];
  content: TestContent;
  /** What VS Code keeps. */
  kept: TestViewState;
}

export interface JobChoice {
  name: string;
  /** The name below its parent. */
  label: string;
  /** How many parents it has. */
  depth: number;
  /** How much of it is known. */
  facts: string;
}

/** A page, and whether there are others before and after it. */
export interface PagePosition {
  text: string;
  /** Method and path with query. */
  line: string;
  outcome: string;
  isFailure: boolean;
  isFirst: boolean;
  isLast: boolean;
}

export const testTabs = ['records', 'request', 'response', 'tables', 'log'] as const;
export type TestTab = (typeof testTabs)[number];

export type TestContent =
  /** Nothing to show, and what helps. */
  | { type: 'nothing'; text: string; actions: TestAction[] }
  | ({ type: 'records'; summary: string } & RecordsTable)
  | ({ type: 'request' } & RequestContent)
  | ({ type: 'response' } & ResponseContent)
  /** The tables, and what helps where there are none. */
  | { type: 'tables'; scope: TableScope; preview: PreviewPage; actions: TestAction[] }
  | { type: 'log'; page: LogLine[]; job: LogLine[]; notes: string[] };

export interface RecordsTable {
  columns: string[];
  /** `null` where a record does not have the key. */
  rows: (string | null)[][];
  notes: string[];
}

export interface RequestContent {
  why: string;
  /** What changed since the request before it, or why that is not known. */
  changes: RequestChange[] | string;
  line: string;
  headers: [name: string, value: string][];
  body?: string;
}

/** A part of a request that is new, gone or different. */
export interface RequestChange {
  name: string;
  was?: string | undefined;
  is?: string | undefined;
}

export interface ResponseContent {
  status: string;
  headers: [name: string, value: string, isNext: boolean][];
  rows: JsonRow[];
  /** The body where it is not JSON. */
  text?: string;
  notes: string[];
}

export type JsonMark = 'records' | 'next';

/** A visible line of a JSON value. */
export interface JsonRow {
  /** JSON pointer; of a line for further items, that of their parent. */
  id: string;
  depth: number;
  /** The key or the index. */
  label?: string | undefined;
  text: string;
  /** Absent where there is nothing to open. */
  isOpen?: boolean;
  isMore?: boolean;
  mark?: JsonMark | undefined;
}

export interface LogLine {
  time: string;
  level: EventLevel;
  text: string;
}

/** Which pages the tables are made of. */
export type TableScope = 'page' | 'all';

export type TestAction = 'firstPage' | 'testRun' | 'run' | 'cancel' | 'suggest' | 'text';
export type TestTurn = 'first' | 'previous' | 'next' | 'last';

export type FromTestView =
  | { type: 'ready' }
  | { type: 'act'; action: TestAction }
  | { type: 'job'; name: string }
  | { type: 'turn'; to: TestTurn }
  | { type: 'tab'; tab: TestTab }
  | { type: 'pin'; isPinned: boolean }
  | { type: 'scope'; scope: TableScope }
  | { type: 'fold'; id: string; change: 'open' | 'close' | 'more' };

export type ToTestView = { type: 'page'; page: TestPage };

/** What VS Code keeps of a test pane while it is hidden, and over a reload of the window. */
export interface TestViewState {
  /** URI of the configuration. */
  config: string;
  tab: TestTab;
  isPinned: boolean;
  scope: TableScope;
  job?: string;
  /** The run and the number of the request that is shown; absent: the first page of the last run. */
  run?: string | undefined;
  request?: number | 'last' | undefined;
}
