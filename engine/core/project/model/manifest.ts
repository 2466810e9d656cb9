import type { IsLeftOut } from './ignorePatterns.ts';
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
  /** Whether a path from the root, or the ids `COMPONENT/ID` or `COMPONENT/ID/ROW`, are left out by the patterns of kbc. */
  isLeftOut: IsLeftOut;
  /** The ids of components that kbagent leaves out. */
  ignoredComponents: ReadonlySet<string>;
}
