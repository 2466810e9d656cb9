import type { RunReport } from '../../contracts/generated/types.ts';

/** The facts that a run on a recording has shown, but for the rows of its tables. */
export interface ObservedRun {
  report: RunReport;
  /** The names of the events of level `warning`, once each, such as `empty-page`. */
  warnings: readonly string[];
  /** The fields of the records that mappings leave out, by the name of the table in its mapping. */
  unmapped: ReadonlyMap<string, readonly string[]>;
}

/** A table of a run, before its rows. */
export interface TableHead {
  /** `in.c-<bucket>.<table>`, or the table's name if no bucket is known. */
  name: string;
  columns: readonly string[];
}
