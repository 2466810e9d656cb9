import type { TreeUse } from '../../project/model/findUse.ts';
import { folderOf, nameOf } from '../../project/model/folders.ts';
import type { TreeConfiguration } from '../../project/model/projectTree.ts';
import { folderOfSingleFile, isSingleFile } from '../layouts/singleFileNames.ts';
import type { LinkedConfiguration } from '../link.ts';
import type { FolderLinks } from './folderLinks.ts';
import { linkedAt } from './linkedAt.ts';

/**
 * A configuration in one file, as the tree that it is in a folder of our own layout: the platform runs it, with its vault.
 * Undefined for a file that is none, or that is in no such folder, so that nothing pushes it.
 */
export async function linkedUse(file: string, links: FolderLinks): Promise<TreeUse | undefined> {
  if (!isSingleFile(file)) return undefined;
  const linked = await links.around(file);
  if (linked === undefined || linked.link.layout !== 'pagewright') return undefined;
  const { root } = linked;
  const entry = linkedAt(linked, file);
  if (entry === undefined && folderOf(file) !== root) return undefined;
  const configuration = configurationOf(file, entry);
  const tree = { tool: configuration.tool, root, branches: [], configurations: [configuration], findings: [] };
  return { tree, part: configuration, role: 'configuration', configurations: [configuration] };
}

function configurationOf(file: string, entry: LinkedConfiguration | undefined): TreeConfiguration {
  const { branch, component, id, meta } = entry ?? {};
  return {
    tool: 'kbc',
    folder: folderOf(file),
    file,
    name: meta?.name ?? folderOfSingleFile(nameOf(file)),
    isDisabled: meta?.isDisabled ?? false,
    rows: [],
    ...(branch !== undefined && { branch }),
    ...(component !== undefined && { component }),
    ...(id !== undefined && { id }),
  };
}
