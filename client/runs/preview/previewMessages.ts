/** The tables that a run would write. */
export interface PreviewPage {
  /** The source of the preview, or the reason why there is none yet. */
  source: string;
  /** The reason why the current configuration gives no tables. The tables are then the previous ones. */
  problem?: string | undefined;
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
