// Files from strangers: reading them loads nothing else.
export { FileError, isFileError } from '../core/errors.ts';
export { filesBeyond } from '../io/files/filesBeyond.ts';
export { folderFiles } from '../io/files/folderFiles.ts';
export { makeFolder } from '../io/files/makeFolder.ts';
export { pathFromSettings } from '../io/files/pathFromSettings.ts';
export { openForeignFile, readForeignFile, readForeignText, readOrError } from '../io/files/readForeignFile.ts';
export { readNearestSettings } from '../io/files/readNearestSettings.ts';
export { writeWhole } from '../io/files/writeWhole.ts';
export { diskFailure, missingFolder } from '../io/output/diskFailure.ts';
export { FileBeside } from '../io/output/fileBeside.ts';
export { createFile, replaceFile } from '../io/output/replaceFile.ts';
export { leavesFolder } from '../io/output/stayWithin.ts';
export { findWritePlace } from '../io/output/writePlace.ts';
