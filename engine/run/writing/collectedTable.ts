import type { TablePart } from '../../io/output/output.ts';

/** A table of one bucket whose rows are written, under the name that its rules give it. */
export interface CollectedTable {
  name: string;
  primaryKey: string[];
  part: TablePart;
}
