// The messages between the table in its webview and the thread that reads the file; the extension passes them on.

export type ColumnType = 'empty' | 'integer' | 'number' | 'boolean' | 'date' | 'datetime' | 'json' | 'text';

export interface TableColumn {
  name: string;
  isKey: boolean;
  /** The type, known once all rows were read. */
  type?: ColumnType;
}

export interface TableSort {
  column: number;
  descending: boolean;
}

/** The text that a cell must contain, in one column or in any. */
export interface TableFilter {
  text: string;
  column?: number | undefined;
}

/** The requested view of the table; numbers increase with each request. */
export interface ViewRequest {
  type: 'view';
  view: number;
  sort?: TableSort;
  filter?: TableFilter;
  onlyRepeated: boolean;
}

/** A range of the view, both ends included. */
export interface TableRange {
  firstRow: number;
  lastRow: number;
  firstColumn: number;
  lastColumn: number;
}

/** Requests from the webview. */
export type TableRequest = { type: 'ready' } | { type: 'openAsText' } | { type: 'askExport' } | FileRequest;

/** Requests that are passed on to the thread. Those with a number of a view refer to the last one. */
export type FileRequest =
  | ViewRequest
  | { type: 'statistics'; view: number; column: number }
  | { type: 'rows'; view: number; first: number; count: number }
  | { type: 'cell'; view: number; row: number; column: number; purpose: 'show' | 'copy' }
  | { type: 'copy'; view: number; range: TableRange; withHeader: boolean };

/** A cell; if it is too long to show, its start and its size in bytes. */
export type CellValue = string | { start: string; bytes: number };

/** How often a value occurs, or the values of a range. */
export interface ColumnBar {
  label: string;
  count: number;
}

/** The statistics of a column, over the rows of a view. */
export interface ColumnStatistics {
  rows: number;
  /** The number of cells that are not empty. */
  filled: number;
  /** The number of different values, without the empty one. */
  distinct: number;
  /** The first and last values in sort order; missing without a value. A long one is cut. */
  smallest?: string;
  largest?: string;
  /** Of a column of numbers. */
  sum?: string;
  mean?: string;
  /** The ranges of numbers and times in their order, otherwise the most frequent values that occur more than once. */
  bars: ColumnBar[];
}

export interface TableRow {
  /** The number in the file, from 1, without the header. */
  number: number;
  cells: CellValue[];
  /** Whether the row is too long to be read completely. */
  isCut?: true;
}

/** The progress of a task, from 0 to 1. */
export interface TableProgress {
  type: 'progress';
  task: 'count' | 'keys' | 'sort' | 'filter' | 'statistics' | 'export';
  part: number;
  /** The number of rows counted or found so far. */
  rows: number;
}

export type ContextAction =
  | 'copy'
  | 'copyWithHeader'
  | 'showCell'
  | 'sort'
  | 'sortAscending'
  | 'sortDescending'
  | 'showStatistics'
  | 'export';

export type ToTableView =
  | { type: 'opened'; columns: TableColumn[]; bytes: number }
  | TableProgress
  | {
      type: 'counted';
      rows: number;
      columns: TableColumn[];
      /** The number of rows whose number of cells differs from the header's. */
      uneven: number;
    }
  | { type: 'repeated'; rows: number; keys: number }
  | { type: 'viewReady'; view: number; rows: number; isWhole: boolean }
  | { type: 'rows'; view: number; first: number; rows: TableRow[] }
  | { type: 'cell'; row: number; column: number; text: string; bytes: number; isCut: boolean }
  | { type: 'statistics'; column: number; statistics: ColumnStatistics }
  | { type: 'copied'; rows: number; cells: number; isCut: boolean }
  | { type: 'act'; action: ContextAction }
  | { type: 'exportEnded' }
  | { type: 'gone' }
  | { type: 'failed'; message: string };

export type ExportFormatName = 'csv' | 'jsonLines' | 'excel';

/** Requests from the editor to the thread: to write the rows of the last view into a file, and to stop that. */
export type ExportRequest = { type: 'export'; format: ExportFormatName; file: string } | { type: 'stopExport' };

/** The end of an export: what was written, or what the editor is to write, or why there is no file, for a sentence. */
export type ExportEnd = { rows: number; cut: number; bytes?: Uint8Array } | { problem: string };

/** Messages from the thread: for the webview, or a text for the clipboard with the message to send after copying. */
export type FromTableWorker =
  | ToTableView
  | { type: 'clipboard'; text: string; confirmation: ToTableView }
  | { type: 'exported'; end: ExportEnd };

/** The data that starts a thread. */
export interface TableJob {
  /** The path of a file on a disk, or the bytes of another one. */
  content: string | Uint8Array<ArrayBuffer>;
  keyColumns: string[];
}

export interface MemoryJob extends TableJob {
  content: Uint8Array<ArrayBuffer>;
}
