import type { RunReport } from '../../core/contracts/generated/types.ts';

/** The compared parts of a run. A report has all but the types of the columns, which only the editor knows. */
export interface ComparedRun {
  record: {
    state: string;
    report?: RunReport;
    jobs: readonly ComparedJob[];
  };
  profiles?: { tables: readonly ComparedProfile[] } | undefined;
}

export interface ComparedJob {
  name: string;
  pages: number;
  records: number;
  runs?: number;
}

/** The profile of a column or a table. */
interface ComparedProfile {
  name: string;
  columns: readonly ComparedColumn[];
  /** The reason for unknown types. */
  skipped?: string;
}

export interface ComparedColumn {
  name: string;
  type?: string;
  longest?: number;
}

export interface JobsComparison {
  added: string[];
  lost: string[];
  changed: { name: string; changes: string[] }[];
  equal: number;
}

export interface TablesComparison {
  added: string[];
  lost: string[];
  changed: TableComparison[];
  equal: number;
  /** Tables without types and lengths for both runs. */
  unknown: string[];
  /** The reason why tables cannot be compared at all. */
  reason?: string;
}

export interface TableComparison {
  name: string;
  rows: { before: number; after: number };
  added: string[];
  lost: string[];
  /** Columns that were widened, and columns with a different or narrower type. */
  widened: string[];
  changed: string[];
}
