import { referenceOf } from './attachVariables.ts';
import { folderOf, pathIn } from './folders.ts';
import type { FoundPart } from './foundPart.ts';
import type { Manifest } from './manifest.ts';
import { mapBounded } from './mapBounded.ts';
import { readBody } from './readBody.ts';
import { idsOf, readHead } from './readHead.ts';
import { scanFolders } from './scanFolders.ts';
import type { TreeFiles } from './treeFiles.ts';
import { bodyFiles, variablesComponent } from './treeFormat.ts';

/** The configurations, of any component, that use variables. */
export async function findUsers(
  variables: FoundPart,
  manifest: Manifest | undefined,
  files: TreeFiles,
): Promise<FoundPart[]> {
  const { tool } = variables;
  const user = manifest?.index.inFolder(variables.folder)?.variablesFor;
  const all = await candidates(variables, manifest, files);
  if (user !== undefined) return all.filter(({ component, id }) => component === user.component && id === user.id);
  const inside = tool === 'kbc' ? all.filter(({ folder }) => folder === folderOf(variables.folder)) : [];
  const id = variables.id ?? (await idOf(variables, files));
  if (inside.length > 0 || id === undefined) return inside;
  const names = await mapBounded(all, (found) => namesVariables(found, id, files));
  return all.filter((_, index) => names[index]);
}

async function candidates(
  { tool, branch, folder }: FoundPart,
  manifest: Manifest | undefined,
  files: TreeFiles,
): Promise<FoundPart[]> {
  if (manifest === undefined) {
    // The folder of a branch: variables are in `other/keboola.variables/<name>`, those of kbc in their configuration.
    const root = tool === 'kbc' ? folderOf(folder) : folderOf(folderOf(folderOf(folder)));
    return (await scanFolders(root, new Set(), files)).parts;
  }
  return manifest.entries
    .filter((entry) => entry.component !== variablesComponent && (branch === undefined || entry.branch === branch))
    .map((entry) => ({ ...entry, tool }));
}

/** The id that the file of variables itself has. */
async function idOf({ tool, folder }: FoundPart, files: TreeFiles): Promise<string | undefined> {
  if (tool === 'kbc') return undefined;
  const file = pathIn(folder, bodyFiles.kbagent);
  return idsOf(readHead((await files.read(file)) ?? '', file)).id;
}

/** Whether the body of a configuration, or of one of its rows, names variables. Most are not parsed for it. */
async function namesVariables({ tool, folder, rows }: FoundPart, id: string, files: TreeFiles): Promise<boolean> {
  for (const each of [folder, ...rows.map((row) => row.folder)]) {
    const file = pathIn(each, bodyFiles[tool]);
    const text = (await files.read(file)) ?? '';
    if (!text.includes('variables_id') || !text.includes(id)) continue;
    const { body } = await readBody(file, files);
    if (referenceOf(body)?.id === id) return true;
  }
  return false;
}
