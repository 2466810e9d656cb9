// The messages between the extension and the preview in its webview.

/** The tables that a run would write. */
export interface PreviewPage {
  /** File name of the configuration, and its URI. */
  config: string;
  address: string;
  /** What the preview is made from, or why there is nothing yet. */
  source: string;
  /** Why the current configuration gives no tables. The tables are then the previous ones. */
  problem?: string;
  /** The limits that cut the preview. */
  limits: string[];
  /** Whether the tables are being made again. */
  isBusy: boolean;
  tables: PreviewTable[];
}

export interface PreviewTable {
  name: string;
  rows: number;
  columns: { name: string; isKey: boolean }[];
  isIncremental: boolean;
  /** The first rows, long values cut. */
  firstRows: string[][];
}

export type PreviewAction = 'firstPage' | 'testRun';

export type FromPreviewView = { type: 'ready' } | { type: 'act'; action: PreviewAction };

export type ToPreviewView = { type: 'page'; page: PreviewPage };

/** What VS Code keeps of a preview over a reload of the window. */
export interface PreviewViewState {
  /** URI of the configuration. */
  config: string;
}
