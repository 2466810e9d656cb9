import type { ManifestEntry } from './manifestEntry.ts';
import type { ManifestIndex } from './manifestIndex.ts';
import type { ProjectFinding, TreeBranch, TreeTool } from './projectTree.ts';

/** The content of a manifest. */
export interface Manifest {
  tool: TreeTool;
  file: string;
  /** The folder with `.keboola/`. */
  root: string;
  projectId: string;
  host: string;
  branches: TreeBranch[];
  entries: ManifestEntry[];
  index: ManifestIndex;
  findings: ProjectFinding[];
}
