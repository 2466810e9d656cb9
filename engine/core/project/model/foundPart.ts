import type { SourcePlace } from '../source/sourceNode.ts';
import type { TreeTool } from './projectTree.ts';

/** A folder that has a configuration, a row or a set of values, before its files are read. */
export interface FoundRow {
  folder: string;
  id?: string;
  /** Where the manifest names it; absent: it does not. */
  at?: SourcePlace;
  isDefault?: boolean;
}

export interface FoundPart extends FoundRow {
  tool: TreeTool;
  branch?: string;
  component?: string;
  /** The rows that the manifest names. */
  rows: readonly FoundRow[];
}
