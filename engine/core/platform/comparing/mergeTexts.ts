import type { TreeFiles } from '../../project/model/treeFiles.ts';
import type { FileTexts, LayoutFolder, WrittenConfiguration } from '../layouts/layout.ts';
import type { PulledConfiguration } from '../pulledConfiguration.ts';

/** The three texts of a file for a merge; undefined: that side does not have the file. */
export interface MergeTexts {
  file: string;
  base: string | undefined;
  local: string | undefined;
  remote: string | undefined;
}

/**
 * The texts of the files of a configuration for a three-way merge, of those that are not the same in all three. Two of
 * them differ only where they say something else: all are laid out as the local file is.
 */
export async function mergeTexts(
  folder: LayoutFolder,
  files: TreeFiles,
  base: PulledConfiguration,
  remote: PulledConfiguration,
): Promise<MergeTexts[]> {
  const before = filesOf(await folder.write(base));
  const after = filesOf(await folder.write(remote, before));
  const all = [...new Set([...before.keys(), ...after.keys()])];
  const texts = await Promise.all(
    all.map(async (file) => ({
      file,
      base: before.get(file),
      local: await files.read(file),
      remote: after.get(file),
    })),
  );
  return texts.filter((each) => each.base !== each.local || each.base !== each.remote);
}

/** All files of a configuration that was written, with those of its variables. */
export function filesOf({ files, variables }: WrittenConfiguration): FileTexts {
  return new Map([...files, ...(variables?.files ?? [])]);
}
