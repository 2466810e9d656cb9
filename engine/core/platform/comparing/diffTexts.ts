import type { TreeFiles } from '../../project/model/treeFiles.ts';
import type { LayoutFolder } from '../layouts/layout.ts';
import type { PulledConfiguration } from '../pulledConfiguration.ts';
import { filesOf } from './mergeTexts.ts';

/** The texts of a file for an editor of differences; undefined: that side does not have the file. */
export interface DiffTexts {
  file: string;
  here: string | undefined;
  there: string | undefined;
}

/**
 * The files of a configuration as they are and as they are with a version of the project, laid out alike. Files that say
 * the same are left out.
 */
export async function diffTexts(
  folder: LayoutFolder,
  files: TreeFiles,
  version: PulledConfiguration,
): Promise<DiffTexts[]> {
  const written = await folder.write(version);
  const texts = filesOf(written);
  const gone = [...written.obsolete, ...(written.variables?.obsolete ?? [])].filter((file) => !texts.has(file));
  const all = await Promise.all(
    [...texts.keys(), ...gone].map(async (file) => ({ file, here: await files.read(file), there: texts.get(file) })),
  );
  return all.filter(({ here, there }) => here !== there);
}
