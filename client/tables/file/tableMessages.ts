// What the table in its webview and the thread that reads the file tell each other; the extension hands it on.

export type ColumnType = 'empty' | 'integer' | 'number' | 'boolean' | 'date' | 'datetime' | 'json' | 'text';

export interface TableColumn {
  name: string;
  /** Whether it belongs to the primary key. */
  isKey: boolean;
  /** Known once all rows were read. */
  type?: ColumnType;
}

export interface TableSort {
  column: number;
  descending: boolean;
}

/** The text that a cell has to contain: of one column, or of any. */
export interface TableFilter {
  text: string;
  column?: number;
}

/** What is to be seen of the table; each new one has a higher number than the one before. */
export interface ViewRequest {
  type: 'view';
  view: number;
  sort?: TableSort;
  filter?: TableFilter;
  onlyRepeated: boolean;
}

/** Places in the view, the last ones included. */
export interface TableRange {
  firstRow: number;
  lastRow: number;
  firstColumn: number;
  lastColumn: number;
}

/** From the webview. */
export type TableRequest = { type: 'ready' } | { type: 'openAsText' } | FileRequest;

/** What is passed on to the thread. `rows`, `cell` and `copy` are about the view that was announced last. */
export type FileRequest =
  | ViewRequest
  | { type: 'rows'; view: number; first: number; count: number }
  | { type: 'cell'; view: number; row: number; column: number; purpose: 'show' | 'copy' }
  | { type: 'copy'; view: number; range: TableRange; withHeader: boolean };

/** A cell; where it is too long to be shown, its beginning and how many bytes it has. */
export type CellValue = string | { start: string; bytes: number };

export interface TableRow {
  /** Its number in the file, from 1, without the header. */
  number: number;
  cells: CellValue[];
  /** Whether it is too long to be read whole. */
  isCut?: true;
}

/** What is being done, and how much of it, from 0 to 1. */
export interface TableProgress {
  type: 'progress';
  task: 'count' | 'keys' | 'sort' | 'filter';
  part: number;
  /** Rows that were counted or found so far. */
  rows: number;
}

export type ContextAction = 'copy' | 'copyWithHeader' | 'showCell' | 'sortAscending' | 'sortDescending';

/** To the webview. */
export type TableAnswer =
  | { type: 'opened'; columns: TableColumn[]; bytes: number }
  | TableProgress
  | {
      type: 'counted';
      rows: number;
      columns: TableColumn[];
      /** Rows that have another number of cells than the header. */
      uneven: number;
    }
  | { type: 'repeated'; rows: number; keys: number }
  | { type: 'viewReady'; view: number; rows: number; isWhole: boolean }
  | { type: 'rows'; view: number; first: number; rows: TableRow[] }
  | { type: 'cell'; row: number; column: number; text: string; bytes: number; isCut: boolean }
  | { type: 'copied'; rows: number; cells: number; isCut: boolean }
  | { type: 'act'; action: ContextAction }
  | { type: 'gone' }
  | { type: 'failed'; message: string };

/** From the thread: an answer for the webview, or a text for the clipboard together with one. */
export type FromTableWorker = TableAnswer | { type: 'clipboard'; text: string; answer: TableAnswer };

/** What the thread is started with. */
export interface TableJob {
  file: string;
  keyColumns: string[];
}
