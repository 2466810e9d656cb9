import type { TreeFiles } from './treeFiles.ts';

/** The same files, each of which is read and each folder listed once. Meant for a short time: changes are not seen. */
export function readOnce(files: TreeFiles): TreeFiles {
  const texts = new Map<string, Promise<string | undefined>>();
  const lists = new Map<string, Promise<string[]>>();
  return {
    read: (file) => kept(texts, file, () => files.read(file)),
    list: (folder) => kept(lists, folder, () => files.list(folder)),
  };
}

function kept<Result>(known: Map<string, Promise<Result>>, key: string, read: () => Promise<Result>): Promise<Result> {
  const result = known.get(key) ?? read();
  known.set(key, result);
  return result;
}
