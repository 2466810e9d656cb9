import type { TreeFiles } from './treeFiles.ts';

/** Lists each folder once. Meant for a short time: changes are not seen. */
export function listOnce(files: TreeFiles): TreeFiles {
  const lists = new Map<string, Promise<string[]>>();
  return {
    read: (file) => files.read(file),
    list(folder) {
      const names = lists.get(folder) ?? files.list(folder);
      lists.set(folder, names);
      return names;
    },
  };
}
