// Trees of the platform on a disk: what a file is in one, and configurations composed from their files.
export { FolderLinks } from '../core/platform/link/folderLinks.ts';
export { linkedUse } from '../core/platform/link/linkedUse.ts';
export { vaultAround } from '../core/platform/link/vaultAround.ts';
export { composeAlone } from '../core/project/composed/composeAlone.ts';
export type { ComposedText } from '../core/project/composed/composeText.ts';
export { fileForPath } from '../core/project/composed/fileForPath.ts';
export { type NewFile, newConfigurationFiles } from '../core/project/creation/newConfigurationFiles.ts';
export { slugOf } from '../core/project/creation/slugOf.ts';
export { editSource } from '../core/project/editing/editSource.ts';
export { writeValue } from '../core/project/editing/writeValue.ts';
export { composeConfiguration } from '../core/project/model/composeConfiguration.ts';
export type { ComposeChoice, ComposedConfiguration } from '../core/project/model/composedConfiguration.ts';
export { findUse, type TreeUse } from '../core/project/model/findUse.ts';
export { openTree } from '../core/project/model/openTree.ts';
export type {
  ProjectFinding,
  ProjectTree,
  TreeBranch,
  TreeConfiguration,
  TreePart,
  TreeTool,
  TreeVariables,
} from '../core/project/model/projectTree.ts';
export type { TreeFiles } from '../core/project/model/treeFiles.ts';
export type { SourceEdit } from '../core/project/source/sourceChange.ts';
export type { SourcePlace } from '../core/project/source/sourceNode.ts';
export { editYaml } from '../core/project/source/yaml/editYaml.ts';
export { readYamlSource } from '../core/project/source/yaml/readYamlSource.ts';
