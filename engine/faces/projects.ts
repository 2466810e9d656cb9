// Trees of the platform on a disk: what a file is in one, and configurations composed from their files.
export type { ComposedText } from '../core/project/composed/composeText.ts';
export { composeConfiguration } from '../core/project/model/composeConfiguration.ts';
export type { ComposeChoice, ComposedConfiguration } from '../core/project/model/composedConfiguration.ts';
export { findUse, type TreeUse } from '../core/project/model/findUse.ts';
export { isTreeFile } from '../core/project/model/isTreeFile.ts';
export { openTree } from '../core/project/model/openTree.ts';
export type {
  ProjectFinding,
  ProjectTree,
  TreeBranch,
  TreeConfiguration,
  TreePart,
  TreeVariables,
} from '../core/project/model/projectTree.ts';
export type { TreeFiles } from '../core/project/model/treeFiles.ts';
