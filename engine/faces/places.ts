// Places of a configuration's files.
export { defaultOutDir, recordingDirOf } from '../assembly/configFolders.ts';
export { learntFileOf } from '../assembly/learntFileOf.ts';
export { previousStartOf } from '../core/config/previousStartOf.ts';
export { descriptionFilesOf } from '../core/descriptions/descriptionFilesOf.ts';
export { linkDescription } from '../core/descriptions/linkDescription.ts';
export { shapesFileOf } from '../core/shapes/shapesFileOf.ts';
export { addLearntRun, readLearntRuns } from '../io/learntFile.ts';
export { readStateFile } from '../io/readStateFile.ts';
