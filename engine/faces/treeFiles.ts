// The files of trees on a disk, and places in them.
export { type PlaceOfPointer, pointerPlaces } from '../core/project/composed/pointerPlaces.ts';
export type { SourcePlace } from '../core/project/source/sourceNode.ts';
export { diskTreeFiles, treePath } from '../io/files/diskTreeFiles.ts';
