import { groupBy } from '../../groupBy.ts';
import { quotedNames } from '../../text/quotedNames.ts';
import type { ProjectFinding } from '../source/projectFinding.ts';
import type { SourcePlace } from '../source/sourceNode.ts';
import { placeOfList } from '../variables/readNamed.ts';
import { pathIn } from './folders.ts';
import { withoutIgnored } from './isIgnored.ts';
import type { Manifest } from './manifest.ts';
import type { ManifestEntry } from './manifestEntry.ts';
import { mapBounded } from './mapBounded.ts';
import type { TreeTool } from './projectTree.ts';
import { readBody } from './readBody.ts';
import type { TreeFiles } from './treeFiles.ts';
import { bodyFiles, variablesComponent } from './treeFormat.ts';

/** The variables that a configuration of any component names, and where. */
export interface VariablesUse {
  id: string;
  branch?: string;
  by: string;
  at: SourcePlace;
}

/** Finds variables that no configuration of a whole tree uses, and those that several use. */
export async function checkVariablesUse(
  manifest: Manifest,
  uses: readonly VariablesUse[],
  files: TreeFiles,
): Promise<ProjectFinding[]> {
  const byId = groupBy(uses, ({ id, branch }) => keyOf(branch, id));
  const entries = manifest.entries.filter(({ component }) => component === variablesComponent);
  const kept = await withoutIgnored(entries, manifest, files);
  const found = await mapBounded(kept, async (entry) => {
    const users = byId.get(keyOf(entry.branch, entry.id)) ?? [];
    const [, second] = users;
    if (second !== undefined) return [sharedBy(users, second.at)];
    return users.length === 0 && entry.variablesFor === undefined ? await detached(entry, manifest.tool, files) : [];
  });
  return found.flat();
}

function keyOf(branch: string | undefined, id: string): string {
  return JSON.stringify([branch, id]);
}

function sharedBy(users: readonly VariablesUse[], place: SourcePlace): ProjectFinding {
  const names = quotedNames(users.map(({ by }) => by));
  const message = `${names} use the same variables, so a change of a value changes all of them. kbc does not pull such variables, and detaches them when it pushes: give each its own if the project is also kept with kbc.`;
  return { code: 'project.shared-variables', severity: 'information', message, place };
}

async function detached({ folder, id }: ManifestEntry, tool: TreeTool, files: TreeFiles): Promise<ProjectFinding[]> {
  const { body } = await readBody(pathIn(folder, bodyFiles[tool]), files);
  if (body === undefined) return [];
  const way = tool === 'kbc' ? 'Attach them by a relation in the manifest' : `Attach them by "variables_id: '${id}'"`;
  const message = `No configuration of this branch uses these variables. ${way}, or delete them.`;
  const place = placeOfList(body, 'variables');
  return [{ code: 'variable.detached', severity: 'information', message, place }];
}
