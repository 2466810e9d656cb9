import type { FoundRow } from '../../project/model/foundPart.ts';
import { withoutIgnored } from '../../project/model/isIgnored.ts';
import type { Manifest } from '../../project/model/manifest.ts';
import type { TreeFiles } from '../../project/model/treeFiles.ts';

/** Says of the id of a row whether the tool leaves it out. */
export type LeavesOut = (row: string) => boolean;

/**
 * The rows of a configuration that kbc leaves out: by their ids, also those that its manifest does not name, or by their
 * folders. Undefined: the tool leaves no rows out.
 */
export async function rowsLeftOut(
  { component, id, rows }: { component: string; id?: string; rows: readonly FoundRow[] },
  manifest: Manifest | undefined,
  files: TreeFiles,
): Promise<LeavesOut | undefined> {
  if (manifest?.tool !== 'kbc') return undefined;
  const kept = new Set(await withoutIgnored(rows, manifest, files));
  const ignored = new Set(rows.filter((row) => !kept.has(row)).map((row) => row.id));
  return (row) => ignored.has(row) || (id !== undefined && manifest.isLeftOut(`${component}/${id}/${row}`));
}
