import { textAt } from '../source/inSource.ts';
import { readJsonSource } from '../source/readJsonSource.ts';
import { findManifest } from './findManifest.ts';
import { folderOf, pathIn } from './folders.ts';
import type { Manifest } from './manifest.ts';
import { mapBounded } from './mapBounded.ts';
import type { TreeFiles } from './treeFiles.ts';

/** The file in which a folder of kbc says that it is left out. */
const folderFile = 'kbcdir.json';

/**
 * Whether kbc leaves a folder of its tree out, with all that is in it: by a pattern for its path or for its ids, or because
 * it says so itself.
 */
export async function isIgnored(folder: string, manifest: Manifest | undefined, files: TreeFiles): Promise<boolean> {
  if (manifest?.tool !== 'kbc') return false;
  if (isMatched(folder, manifest)) return true;
  for (let above = folder; isInside(above, manifest.root); above = folderOf(above)) {
    if (isMatchedByIds(above, manifest) || (await saysSo(above, files))) return true;
  }
  return false;
}

/** Whether kbc leaves a file of its tree out. */
export async function isIgnoredFile(file: string, files: TreeFiles): Promise<boolean> {
  return await isIgnored(folderOf(file), await findManifest(file, files), files);
}

/** The parts that kbc does not leave out. */
export async function withoutIgnored<Part extends { folder: string }>(
  parts: readonly Part[],
  manifest: Manifest | undefined,
  files: TreeFiles,
): Promise<Part[]> {
  if (manifest?.tool !== 'kbc') return [...parts];
  const ignored = await mapBounded(parts, ({ folder }) => isIgnored(folder, manifest, files));
  return parts.filter((_, index) => !ignored[index]);
}

function isInside(folder: string, root: string): boolean {
  return folder.length > root.length;
}

function isMatched(folder: string, { root, isLeftOut }: Manifest): boolean {
  return isLeftOut(root === '' ? folder : folder.slice(root.length + 1));
}

function isMatchedByIds(folder: string, { index, isLeftOut }: Manifest): boolean {
  const entry = index.inFolder(folder);
  if (entry === undefined) return false;
  const row = entry.rows.find((each) => each.folder === folder);
  return isLeftOut([entry.component, entry.id, ...(row ? [row.id] : [])].join('/'));
}

async function saysSo(folder: string, files: TreeFiles): Promise<boolean> {
  if (!(await files.list(folder)).includes(folderFile)) return false;
  const file = pathIn(folder, folderFile);
  return textAt(readJsonSource((await files.read(file)) ?? '', file), 'isIgnored') === 'true';
}
