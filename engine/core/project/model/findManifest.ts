import { foldersAbove, pathIn } from './folders.ts';
import type { Manifest } from './manifest.ts';
import { readManifest } from './readManifest.ts';
import type { TreeFiles } from './treeFiles.ts';
import { ignorePath, manifestPath } from './treeFormat.ts';

/** The manifest of the tree that a file is in: the nearest one above it. Undefined if there is none. */
export async function findManifest(file: string, files: TreeFiles): Promise<Manifest | undefined> {
  for (const folder of foldersAbove(file)) {
    const found = await manifestIn(folder, files);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The manifest of the tree whose root is a folder; undefined if there is none, or if it cannot be read. */
export async function manifestIn(folder: string, files: TreeFiles): Promise<Manifest | undefined> {
  const file = pathIn(folder, manifestPath);
  const text = await files.read(file);
  if (text === undefined) return undefined;
  const patterns = (await files.read(pathIn(folder, ignorePath))) ?? '';
  if (last?.text !== text || last.patterns !== patterns || last.manifest.file !== file)
    last = { text, patterns, manifest: readManifest(text, file, patterns) };
  return last.manifest;
}

/** The manifest that was read last: the next question is most often about the same tree, and the text may be long. */
let last: { text: string; patterns: string; manifest: Manifest } | undefined;
