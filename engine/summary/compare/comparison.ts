import type { RunReport } from '../../core/contracts/generated/types.ts';
import type { JobNumber } from '../unseen.ts';

/** The compared parts of a run. */
export interface ComparedRun {
  record: {
    state: string;
    report?: RunReport;
    jobs: readonly ComparedJob[];
  };
}

export interface ComparedJob {
  name: string;
  pages: number;
  records: number;
  runs?: number | undefined;
  /** The numbers that are 0 because the platform does not show them. */
  unseen?: readonly JobNumber[];
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
  /** The reason why tables cannot be compared at all. */
  reason?: string;
}

export interface TableComparison {
  name: string;
  /** Absent: they are not known on both sides. */
  rows?: { before: number; after: number };
  added: string[];
  lost: string[];
}
