import { folderOf, nameOf, pathIn } from './folders.ts';
import type { FoundPart } from './foundPart.ts';
import type { Manifest } from './manifest.ts';
import type { TreeTool } from './projectTree.ts';
import type { TreeFiles } from './treeFiles.ts';
import { bodyFiles, variablesComponent } from './treeFormat.ts';

/** A file of a tree by its place: a configuration or variables, or a part of these. */
export interface Located {
  role: 'configuration' | 'row' | 'variables' | 'values';
  /** The folder of the file. */
  folder: string;
  /** The configuration, or the variables, that it belongs to. */
  owner: FoundPart;
}

/** Finds what a file of a tree is, by the manifest or by the folders around it. Undefined if it is no part of any. */
export async function locate(
  file: string,
  manifest: Manifest | undefined,
  files: TreeFiles,
): Promise<Located | undefined> {
  const [folder, tool] = [folderOf(file), toolOf(file)];
  if (manifest !== undefined && manifest.tool !== tool) return undefined;
  const named = manifest && locateNamed(folder, manifest, tool);
  if (named !== undefined) return named;
  const owner = ownerFolder(folder, tool);
  if (owner !== undefined && (await files.list(owner)).includes(bodyFiles[tool])) {
    const above = await locate(pathIn(owner, bodyFiles[tool]), manifest, files);
    if (above?.role === 'configuration' || above?.role === 'variables') return partOf(folder, above);
  }
  return (await isWhole(folder, tool, files)) ? whole(folder, tool) : undefined;
}

function toolOf(file: string): TreeTool {
  return nameOf(file) === bodyFiles.kbagent ? 'kbagent' : 'kbc';
}

function locateNamed(folder: string, { index }: Manifest, tool: TreeTool): Located | undefined {
  const entry = index.inFolder(folder);
  if (entry === undefined) return undefined;
  const isVariables = entry.component === variablesComponent;
  const [whole, part] = isVariables ? (['variables', 'values'] as const) : (['configuration', 'row'] as const);
  return { role: entry.folder === folder ? whole : part, folder, owner: { ...entry, tool } };
}

/** The folder that a row, a set of values or the variables of kbc would belong to, by the names of the folders. */
function ownerFolder(folder: string, tool: TreeTool): string | undefined {
  const above = folderOf(folder);
  if (['rows', ...(tool === 'kbc' ? ['values'] : [])].includes(nameOf(above))) return folderOf(above);
  return tool === 'kbc' && nameOf(folder) === 'variables' ? above : undefined;
}

function partOf(folder: string, { role, owner }: Located): Located {
  const isRow = nameOf(folderOf(folder)) === 'rows' || nameOf(folderOf(folder)) === 'values';
  if (isRow) return { role: role === 'variables' ? 'values' : 'row', folder, owner };
  return { role: 'variables', folder, owner: { tool: 'kbc', folder, component: variablesComponent, rows: [] } };
}

async function isWhole(folder: string, tool: TreeTool, files: TreeFiles): Promise<boolean> {
  if (tool === 'kbagent') return true;
  return (await files.list(folder)).includes('meta.json');
}

function whole(folder: string, tool: TreeTool): Located {
  const isVariables = nameOf(folderOf(folder)) === variablesComponent;
  const component = isVariables ? { component: variablesComponent } : {};
  return { role: isVariables ? 'variables' : 'configuration', folder, owner: { tool, folder, ...component, rows: [] } };
}
