// The messages between the extension and the test pane in its webview.
import type { EventLevel } from '@pagewright/engine/run';
import type { RunOutcome } from '../history/runFacts.ts';
import type { PreviewPage } from '../preview/previewMessages.ts';

/** The contents of the test pane: a job of a configuration, and one of its pages. */
export interface TestPage {
  /** File name of the configuration. */
  config: string;
  /** The result of the job in its last run. */
  result: ResultCell;
  jobs: JobChoice[];
  isPinned: boolean;
  isRunning: boolean;
  /** The run that has the pages. */
  source?: string;
  position?: PagePosition;
  /** Notes about parts that were not kept. */
  notes: string[];
  /** How much a whole run of the job will read; absent: no run tells. */
  forecast?: string | undefined;
  /** The other actions for the job, besides the one thing to do next. */
  actions: TestAction[];
  /** The name of the file with the shapes of the responses, while it is open whether runs write it. */
  shapesFile?: string | undefined;
  content: TestContent;
  /** The state that VS Code keeps. */
  kept: TestViewState;
}

/** The result of a job at a glance. */
export interface ResultCell {
  outcome: RunOutcome | 'none';
  /** The amount and the verdict, or the progress. */
  text: string;
  /** The strongest reason for the verdict. */
  reason?: string;
  /** The results of its child jobs. */
  lines: string[];
  note?: string;
  /** The one thing to do next. */
  step?: TestAction | undefined;
  /** The change of the configuration that the step `fix` makes, as a text. */
  fix?: string | undefined;
}

export interface JobChoice {
  name: string;
  /** The name below its parent. */
  label: string;
  /** The number of its parents. */
  depth: number;
  /** The number of known pages and records. */
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
  /** An empty content, with the actions that help, and the requests that a run would send. */
  | { type: 'nothing'; text: string; actions: TestAction[]; plan?: string | undefined }
  | ({ type: 'records'; summary: string } & RecordsTable)
  | ({ type: 'request' } & RequestContent)
  | ({ type: 'response' } & ResponseContent)
  /** The tables, with the actions that help if there are none. */
  | { type: 'tables'; scope: TableScope; preview: PreviewPage; actions: TestAction[] }
  | { type: 'log'; page: LogLine[]; job: LogLine[]; notes: string[] };

export interface RecordsTable {
  columns: string[];
  /** The cells, `null` if a record does not have the key. */
  rows: (string | null)[][];
  notes: string[];
}

export interface RequestContent {
  why: string;
  /** The changes since the request before it, or why they are not known. */
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
  /** The body if it is not JSON. */
  text?: string;
  notes: string[];
}

export type JsonMark = 'records' | 'next';

/** A visible line of a JSON value. */
export interface JsonRow {
  /** JSON pointer; for a line for further items, that of their parent. */
  id: string;
  depth: number;
  /** The key or the index. */
  label?: string | undefined;
  text: string;
  /** Whether it is open; absent if there is nothing to open. */
  isOpen?: boolean;
  isMore?: boolean;
  mark?: JsonMark | undefined;
}

export interface LogLine {
  time: string;
  level: EventLevel;
  text: string;
}

/** The pages that the tables are made of. */
export type TableScope = 'page' | 'all';

export type TestAction =
  | 'firstPage'
  | 'testRun'
  | 'run'
  | 'cancel'
  | 'find'
  | 'plan'
  | 'missingSecrets'
  | 'secret'
  | 'fix'
  | 'text'
  | 'response'
  | 'events'
  | 'log'
  | 'results'
  | 'summary'
  | 'keep'
  | 'writeShapes'
  | 'noShapes';
export type TestTurn = 'first' | 'previous' | 'next' | 'last';

export type FromTestView =
  | { type: 'ready' }
  | { type: 'act'; action: TestAction }
  | { type: 'job'; name: string }
  | { type: 'turn'; to: TestTurn }
  | { type: 'tab'; tab: TestTab }
  | { type: 'pin'; isPinned: boolean }
  | { type: 'scope'; scope: TableScope }
  /** Copies a value of the response, or the table of the records. */
  | { type: 'copy'; what: 'records' }
  | { type: 'copy'; what: 'value'; id: string }
  | { type: 'fold'; id: string; change: 'open' | 'close' | 'more' };

export type ToTestView = { type: 'page'; page: TestPage };

/** The state of a test pane that VS Code keeps while it is hidden, and over a reload of the window. */
export interface TestViewState {
  /** URI of the configuration. */
  config: string;
  tab: TestTab;
  isPinned: boolean;
  scope: TableScope;
  job?: string;
  /** The shown run and the number of the request; if absent, the first page of the last run. */
  run?: string | undefined;
  request?: number | 'last' | undefined;
}
