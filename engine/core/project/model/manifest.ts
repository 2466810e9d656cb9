import type { SourcePlace } from '../source/sourceNode.ts';
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

/** A configuration of any component. */
export interface ManifestEntry extends ManifestRow {
  branch: string;
  component: string;
  rows: ManifestRow[];
  /** The configuration that has these variables, where the manifest says that. */
  variablesFor?: { component: string; id: string };
}

export interface ManifestRow {
  id: string;
  folder: string;
  /** In the manifest. */
  at: SourcePlace;
  /** Whether its values are the ones that count if no others are chosen. */
  isDefault: boolean;
}
