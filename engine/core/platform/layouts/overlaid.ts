import type { TreeFiles } from '../../project/model/treeFiles.ts';
import type { FileTexts } from './layout.ts';

/** Files of which some have other texts. */
export function overlaid(files: TreeFiles, over: FileTexts | undefined): TreeFiles {
  if (over === undefined) return files;
  return { list: (folder) => files.list(folder), read: async (file) => over.get(file) ?? (await files.read(file)) };
}
