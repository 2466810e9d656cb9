import type { ProjectFinding } from '../source/projectFinding.ts';
import { readNamed } from '../variables/readNamed.ts';
import type { PlacedTag } from '../variables/replaceTags.ts';
import { findManifest } from './findManifest.ts';
import { pathIn } from './folders.ts';
import type { Manifest } from './manifest.ts';
import { mapBounded } from './mapBounded.ts';
import type { TreeConfiguration } from './projectTree.ts';
import { readBody } from './readBody.ts';
import type { TreeFiles } from './treeFiles.ts';
import { bodyFiles, variablesComponent } from './treeFormat.ts';

/** Finds names in braces in a body that has no variables: they are sent as they are. */
export async function checkDetached(
  tags: readonly PlacedTag[],
  configuration: TreeConfiguration,
  files: TreeFiles,
): Promise<ProjectFinding[]> {
  const names = tags.filter(({ kind, name }) => kind === 'name' && /^#?[\w.-]+$/.test(name));
  if (names.length === 0) return [];
  const manifest = await findManifest(configuration.file, files);
  const definedIn = manifest ? await definitions(manifest, configuration, files) : new Map<string, string>();
  return names.map(({ name, place }) => finding(name, definedIn.get(name), configuration, place));
}

/** How many variables configurations are looked at for advice. */
const maxLookedAt = 50;

/** Each variable of the branch that could be attached, with the id of its configuration. */
async function definitions(
  { entries, tool }: Manifest,
  { branch }: TreeConfiguration,
  files: TreeFiles,
): Promise<Map<string, string>> {
  const free = entries.filter((entry) => {
    const isInBranch = branch === undefined || entry.branch === branch;
    return entry.component === variablesComponent && entry.variablesFor === undefined && isInBranch;
  });
  const bodies = await mapBounded(free.slice(0, maxLookedAt), ({ folder }) =>
    readBody(pathIn(folder, bodyFiles[tool]), files),
  );
  return new Map(
    free.flatMap(({ id }, index) => [...readNamed(bodies[index]?.body, 'variables').keys()].map((name) => [name, id])),
  );
}

function finding(
  name: string,
  id: string | undefined,
  { tool }: TreeConfiguration,
  place: PlacedTag['place'],
): ProjectFinding {
  const start = `No variables are attached to this configuration, so "{{ ${name} }}" is sent as it is.`;
  const way = tool === 'kbc' ? 'with a relation in the manifest' : `with "variables_id: '${id ?? ''}'"`;
  const message =
    id === undefined ? start : `${start} "${name}" is defined in the variables "${id}": attach them ${way}.`;
  return { code: 'variable.not-attached', severity: id === undefined ? 'information' : 'warning', message, place };
}
