import type { ProjectFinding } from '../source/projectFinding.ts';

export type { ProjectFinding } from '../source/projectFinding.ts';

/** The tool that keeps a tree: keboola-as-code, or keboola-cli. */
export type TreeTool = 'kbc' | 'kbagent';

/** A project of the platform as a tool has pulled it into a folder (`docs/platform.md`). */
export interface ProjectTree {
  tool: TreeTool;
  /** The folder with `.keboola/`; for a configuration without a tree, its own folder. */
  root: string;
  /** Absent: there is no manifest, and the tree was found by its parts. */
  manifest?: { file: string; projectId: string; host: string };
  branches: TreeBranch[];
  /** Configurations of generic extractor, or of a component made from it, that are known so far; others are left alone. */
  configurations: TreeConfiguration[];
  findings: ProjectFinding[];
}

export interface TreeBranch {
  id: string;
  folder: string;
}

/** A configuration of the tree, or of a folder without a tree. */
export interface TreeConfiguration extends TreePart {
  tool: TreeTool;
  /** Id of the branch; absent: unknown. */
  branch?: string;
  /** Id of its component, by the manifest, or by `_keboola` in its file; absent: unknown. */
  component?: string;
  rows: TreePart[];
  /** Absent: none are attached, and `{{ }}` is sent as it is. */
  variables?: TreeVariables;
}

/** A configuration, a row, or a set of values: a folder with a file. */
export interface TreePart {
  /** Absent: it is not on the platform yet. */
  id?: string;
  folder: string;
  /** The `config.json` or `_config.yml` with the body. */
  file: string;
  /** The name from its meta data; absent there: that of its folder. */
  name: string;
  isDisabled: boolean;
}

/** A configuration of `keboola.variables`, with its sets of values. */
export interface TreeVariables extends TreePart {
  /** The rows; the one with the values of a run is chosen by its name or id. */
  values: TreePart[];
  /** Id of the set that counts if none is chosen, or its folder if it has no id; absent: there is none. */
  defaultValues?: string;
  /** Whether no other configuration uses them; absent: not known, because not all of the tree was read. */
  isUsedOnce?: boolean;
}
