import { nameOf } from '../../project/model/folders.ts';

const ending = '.extractor.json';

/** Whether a path is that of a configuration in one file. */
export function isSingleFile(path: string): boolean {
  return path.endsWith(ending) && nameOf(path) !== ending;
}

/** The name of the file of a configuration, by the name of the folder that it would have. */
export function singleFileOf(folder: string): string {
  return folder + ending;
}

/** The name of the folder of a configuration that was a single file. */
export function folderOfSingleFile(path: string): string {
  return path.slice(0, -ending.length);
}
