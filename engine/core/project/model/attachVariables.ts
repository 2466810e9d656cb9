import { textAt } from '../source/inSource.ts';
import type { SourceNode } from '../source/sourceNode.ts';
import { folderOf, pathIn } from './folders.ts';
import type { FoundPart } from './foundPart.ts';
import type { Manifest } from './manifest.ts';
import { mapBounded } from './mapBounded.ts';
import type { TreeTool, TreeVariables } from './projectTree.ts';
import { idsOf, readHead } from './readHead.ts';
import { readVariables } from './readVariables.ts';
import type { TreeFiles } from './treeFiles.ts';
import { bodyFiles, variablesComponent } from './treeFormat.ts';

/** How a body names its variables. */
export interface VariablesReference {
  id: string;
  valuesId?: string;
}

/** How a body names its variables; undefined: it does not. */
export function referenceOf(body: SourceNode | undefined): VariablesReference | undefined {
  const [id, valuesId] = [textAt(body, 'variables_id'), textAt(body, 'variables_values_id')];
  return id === undefined || id === '' ? undefined : { id, ...(valuesId !== undefined && { valuesId }) };
}

/** A configuration whose variables are wanted. */
interface User {
  tool: TreeTool;
  folder: string;
  id?: string;
  branch?: string;
  component?: string;
}

/** The variables that a body names by their id. Undefined if the tree does not have them. */
export async function variablesById(
  { id, valuesId }: VariablesReference,
  user: User,
  manifest: Manifest | undefined,
  files: TreeFiles,
): Promise<TreeVariables | undefined> {
  const entry = user.branch === undefined ? undefined : manifest?.index.find(user.branch, variablesComponent, id);
  const found = entry ? { ...entry, tool: user.tool } : await besides(user, id, files);
  return found && (await readVariables(found, manifest, files, valuesId));
}

/** The variables that are in the folder of a configuration of kbc, unless the manifest says that they are of no use. */
export async function variablesInside(
  user: User,
  manifest: Manifest | undefined,
  files: TreeFiles,
): Promise<TreeVariables | undefined> {
  if (user.tool !== 'kbc') return undefined;
  const { branch, component, id } = user;
  const isKnown = branch !== undefined && component !== undefined && id !== undefined;
  const entry = isKnown ? manifest?.index.variablesFor(branch, component, id) : undefined;
  if (entry !== undefined)
    return { ...(await readVariables({ ...entry, tool: 'kbc' }, manifest, files)), isUsedOnce: true };
  const folder = pathIn(user.folder, 'variables');
  if (manifest?.index.inFolder(folder) !== undefined) return undefined;
  if (!(await files.list(folder)).includes(bodyFiles.kbc)) return undefined;
  return { ...(await readVariables({ tool: 'kbc', folder, rows: [] }, manifest, files)), isUsedOnce: true };
}

/** Without a manifest: the folders of variables are beside those of the components, and their files have their ids. */
async function besides({ tool, folder }: User, id: string, files: TreeFiles): Promise<FoundPart | undefined> {
  if (tool !== 'kbagent') return undefined;
  const home = pathIn(folderOf(folderOf(folderOf(folder))), `other/${variablesComponent}`);
  const folders = (await files.list(home)).map((name) => pathIn(home, name));
  const ids = await mapBounded(folders, async (each) => {
    const file = pathIn(each, bodyFiles.kbagent);
    return idsOf(readHead((await files.read(file)) ?? '', file)).id;
  });
  const found = folders[ids.indexOf(id)];
  return found === undefined ? undefined : { tool, folder: found, id, component: variablesComponent, rows: [] };
}
