// What the preview in its webview and the extension tell each other.

/** What the tables of a run would be; plain texts and numbers. */
export interface PreviewPage {
  /** File name of the configuration, and its address. */
  config: string;
  address: string;
  /** What the preview is made from, or why there is nothing to make it from. */
  source: string;
  /** The configuration as it stands gives no tables: why. The tables are then those of before. */
  problem?: string;
  /** What is cut from the preview. */
  limits: string[];
  /** True while a newer state of the configuration is tried. */
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
  /** Address of the configuration. */
  config: string;
}
