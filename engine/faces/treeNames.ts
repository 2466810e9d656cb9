// Names of the files and the parts of a tree, known before anything is read.
export { findPart } from '../core/project/model/findPart.ts';
export { folderName } from '../core/project/model/folderName.ts';
export { idOf } from '../core/project/model/idOf.ts';
export { isTreeFile } from '../core/project/model/isTreeFile.ts';
export { genericComponent, variablesComponent } from '../core/project/model/treeFormat.ts';
