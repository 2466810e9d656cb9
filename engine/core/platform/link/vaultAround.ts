import { isEntryName } from '../../project/variables/findTags.ts';
import { readVaultNames, type VaultEntries } from '../../project/variables/vaultEntries.ts';
import type { ProjectLink } from '../link.ts';
import type { FolderLinks, LinkedFolder } from './folderLinks.ts';
import { linkedAt } from './linkedAt.ts';

/** A configuration in a folder. */
interface Placed {
  file: string;
  folder: string;
  /** Id of its branch; absent: not known. */
  branch?: string;
}

/**
 * The entries of the vault that a configuration sees, as they were when its folder was connected. Undefined: they were
 * not read, or for another branch. What a stranger wrote into the link can only be names.
 */
export async function vaultAround(placed: Placed, links: FolderLinks): Promise<VaultEntries | undefined> {
  const linked = await links.around(placed.file);
  return linked && vaultOf(linked, placed);
}

function vaultOf({ root, link }: LinkedFolder, { file, folder, branch }: Placed): VaultEntries | undefined {
  const names = readVaultNames(link.vault)?.filter(isEntryName);
  const entry = linkedAt({ root, link }, folder) ?? linkedAt({ root, link }, file);
  const own = entry?.branch ?? branch ?? link.branch.id;
  return names === undefined || own !== link.branch.id
    ? undefined
    : { names, from: projectOf(link), when: whenOf(link) };
}

function projectOf({ project: { id } }: ProjectLink): string {
  return /^[\w-]{1,50}$/.test(id) ? `project ${id}` : 'the project';
}

function whenOf({ vaultReadAt }: ProjectLink): string {
  return vaultReadAt === undefined ? 'when the folder was connected' : `as of ${vaultReadAt.slice(0, 10)}`;
}
