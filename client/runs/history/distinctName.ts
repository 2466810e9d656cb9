import { fileName, isUri } from '../../shared/fileName.ts';
import { shownName } from '../../shared/shownName.ts';
import type { RunRecord } from './runRecord.ts';

/**
 * The name that tells a configuration from others: that of its file, or in a tree of its folder, with as many of its
 * folders as it takes, such as `eu/shop.extractor.json`.
 */
export function distinctName(file: string, files: Iterable<string>): string {
  const name = shownName(file);
  const alike = [...new Set(files)].filter((other) => other !== file && shownName(other) === name);
  if (alike.length === 0) return name;
  const depth = foldersOf(file).length;
  for (let count = 1; count <= depth; count++) {
    const folders = lastFolders(file, count);
    if (alike.every((other) => lastFolders(other, count) !== folders)) return `${folders}/${name}`;
  }
  return file;
}

/** The title of a run, with the folders that tell its configuration from those of other runs. */
export function distinctTitle(
  { configFile, title }: Pick<RunRecord, 'configFile' | 'title'>,
  runs: readonly Pick<RunRecord, 'configFile'>[],
): string {
  const name = fileName(configFile);
  if (!title.startsWith(name)) return title;
  const files = runs.map((run) => run.configFile);
  return `${distinctName(configFile, files)}${title.slice(name.length)}`;
}

function lastFolders(file: string, count: number): string {
  return foldersOf(file).slice(-count).join('/');
}

function foldersOf(file: string): string[] {
  const parts = file.split(isUri(file) ? '/' : /[\\/]/);
  return parts.slice(0, -1).filter((part) => part !== '');
}
