import type { FoundRow } from './foundPart.ts';
import { mapBounded } from './mapBounded.ts';
import type { TreePart, TreeTool } from './projectTree.ts';
import { readPart } from './readPart.ts';
import type { TreeFiles } from './treeFiles.ts';

/**
 * Reads the meta data of rows or of sets of values. One that was copied together with the id of another is a new one,
 * and has no id yet.
 */
export async function readParts(rows: readonly FoundRow[], tool: TreeTool, files: TreeFiles): Promise<TreePart[]> {
  const parts = await mapBounded(rows, (row) => readPart(row, tool, files));
  const seen = new Set<string | undefined>();
  return parts.map((part, index) => {
    const isCopy = rows[index]?.id === undefined && part.id !== undefined && seen.has(part.id);
    seen.add(part.id);
    return isCopy ? withoutId(part) : part;
  });
}

function withoutId({ id: _, ...part }: TreePart): TreePart {
  return part;
}
