import { nameOf, pathIn } from './folders.ts';
import type { FoundRow } from './foundPart.ts';
import { withoutIgnored } from './isIgnored.ts';
import type { Manifest } from './manifest.ts';
import type { TreeTool } from './projectTree.ts';
import type { TreeFiles } from './treeFiles.ts';
import { bodyFiles } from './treeFormat.ts';

/** A folder in which rows are, or sets of values. */
interface RowsFolder {
  /** The rows that the manifest names. */
  rows: readonly FoundRow[];
  folder: string;
  tool: TreeTool;
}

/**
 * The rows that a manifest names, in its order, and those that are only in the folder of rows, which is the case before
 * the tool has seen them; none that kbc ignores. `missing` are the ones without a file.
 */
export async function listRows(
  { rows: named, folder, tool }: RowsFolder,
  manifest: Manifest | undefined,
  files: TreeFiles,
): Promise<{ rows: FoundRow[]; missing: FoundRow[] }> {
  const known = new Set(named.map((row) => row.folder));
  const others = (await files.list(folder)).map((name) => pathIn(folder, name)).filter((path) => !known.has(path));
  const isThere = async (row: FoundRow) => (await files.list(row.folder)).includes(bodyFiles[tool]);
  const found: FoundRow[] = others
    .filter(mayBeFolder)
    .toSorted()
    .map((path) => ({ folder: path }));
  const all = await withoutIgnored([...named, ...found], manifest, files);
  const there = await Promise.all(all.map(isThere));
  return {
    rows: all.filter((_, index) => there[index]),
    missing: all.filter((row, index) => !there[index] && row.at !== undefined),
  };
}

/** Whether a path can be a folder, by its name. */
function mayBeFolder(path: string): boolean {
  return !/^\.|\.(?:json|md|ya?ml|csv|txt)$/.test(nameOf(path));
}
