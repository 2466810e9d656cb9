import type { ProjectFinding, TreeConfiguration } from '@pagewright/engine/projects';

/** The configurations that `check` looks at. */
export interface Checked {
  /** Configurations in one file. */
  files: string[];
  trees: CheckedTree[];
}

/** Configurations of a tree, or what was found of one. */
export interface CheckedTree {
  configurations: readonly TreeConfiguration[];
  /** Name or id of the only row of them; absent: all. */
  row?: string;
  /** The findings of the tree itself. */
  findings: readonly ProjectFinding[];
}
