import { pathIn } from './folders.ts';
import type { FoundPart } from './foundPart.ts';
import { idOf } from './idOf.ts';
import { listRows } from './listRows.ts';
import type { Manifest } from './manifest.ts';
import type { TreePart, TreeVariables } from './projectTree.ts';
import { readPart } from './readPart.ts';
import { readParts } from './readParts.ts';
import type { TreeFiles } from './treeFiles.ts';
import { valuesFolders } from './treeFormat.ts';

/** The meta data of a variables configuration and of its sets of values; `defaultId` is what its user names. */
export async function readVariables(
  found: FoundPart,
  manifest: Manifest | undefined,
  files: TreeFiles,
  defaultId?: string,
): Promise<TreeVariables> {
  const { tool, folder } = found;
  const { rows } = await listRows(
    { rows: found.rows, folder: pathIn(folder, valuesFolders[tool]), tool },
    manifest,
    files,
  );
  const part = await readPart(found, tool, files);
  const values = await readParts(rows, tool, files);
  const named = rows.find(({ isDefault }) => isDefault) ?? values.find((set) => isCalledDefault(found, set));
  const defaultValues = defaultId ?? (named && idOf(named));
  return { ...part, values, ...(defaultValues !== undefined && { defaultValues }) };
}

/** Without a manifest that says so, `values/default` of kbc has the default values. */
function isCalledDefault({ tool, at }: FoundPart, { folder }: TreePart): boolean {
  return tool === 'kbc' && at === undefined && folder.endsWith('/default');
}
